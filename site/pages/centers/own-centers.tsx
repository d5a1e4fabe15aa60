import { CenterCards } from "../../centers/center-cards.tsx";
import type { FoundCenters } from "../../centers/find-centers.ts";
import { REST } from "../../centers/group.ts";
import { PageLink } from "../../link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./centers.module.css";
import type { FindText } from "./find-text.server.ts";
import { Status } from "./status.tsx";

export function OwnCenters({ found, text }: { found: FoundCenters; text: FindText }) {
  return (
    <>
      <Status found={found} text={text} />
      {found.own.map(({ key, title, items }, index) => (
        <section key={key} className={styles.group} aria-labelledby={`region-${key}`}>
          <div>
            <h2 id={`region-${key}`}>
              {key === REST ? (
                title
              ) : (
                <PageLink page="region" params={{ region: key }} className="more">
                  {title} <Icon name="arrow" />
                </PageLink>
              )}
            </h2>
            <p className="muted">{text.counts[index]}</p>
          </div>
          <CenterCards centers={items} />
        </section>
      ))}
    </>
  );
}
