import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Image } from "../../ui/image.tsx";
import { href } from "../../urls.ts";
import type { loadSpeeches } from "../about/load-speeches.server.ts";
import styles from "./leaders.module.css";
import { specialistWords } from "./specialists-words.ts";

type Speech = Awaited<ReturnType<typeof loadSpeeches>>[number];

/** The company's leaders, each with a portrait and a quote. */
export function Leaders({ leaders }: { leaders: Speech[] }) {
  const { locale } = useWords();
  const words = useWordsOf(specialistWords);
  if (leaders.length === 0) return null;
  return (
    <section className={styles.leaders} aria-labelledby="leaders">
      <h2 id="leaders">{words.leaders}</h2>
      <ul className={`grid grid-3 ${styles.list}`}>
        {leaders.map(({ alias, name, role, portrait }) => (
          <li key={alias}>
            <a className={`card ${styles.leader}`} href={`${href(locale, "about")}#${alias}`}>
              {portrait && <Image className="round" src={portrait} width={320} height={320} alt="" loading="lazy" />}
              <span>
                <b>{name}</b> <span className="muted">{role}</span>
                <span className={styles.word}>{words.speech}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
