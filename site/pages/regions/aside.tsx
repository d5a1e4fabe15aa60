import { useId } from "react";
import type { ComponentProps } from "react";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Coordinator } from "./coordinator.tsx";
import styles from "./regions.module.css";
import { regionWords } from "./regions-words.ts";

/** Beside the text: the contact person, and a link to the emergency signs. */
export function RegionAside(props: ComponentProps<typeof Coordinator>) {
  const id = useId();
  const words = useWordsOf(regionWords);
  return (
    <aside className={`card ${styles.aside}`} aria-labelledby={id}>
      <h3 id={id}>{words.ask}</h3>
      <Coordinator {...props} />
      <p>
        <PageLink page="informationArticle" params={{ alias: "when-to-call" }} className="more">
          {words.urgent} <Icon name="arrow" />
        </PageLink>
      </p>
    </aside>
  );
}
