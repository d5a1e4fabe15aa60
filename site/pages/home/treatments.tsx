import type { DialysisKinds } from "#contract/variables/dialysis-kinds.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import { dialysisWords } from "../dialysis/dialysis-words.ts";
import hall from "./hall.svg";
import peritoneal from "./peritoneal.svg";
import styles from "./treatments.module.css";

const FACTS = 3;
const both = [
  { kind: "hemodialysis", scene: <Image src={hall} width={1000} height={652} alt="" loading="lazy" /> },
  { kind: "peritoneal-dialysis", scene: <Image src={peritoneal} width={760} height={580} alt="" loading="lazy" /> },
] as const;

type Props = { title: string; text: string; kinds: DialysisKinds };

/** Both kinds of dialysis with the first rows of their comparison. */
export function Treatments(props: Props) {
  return <CachedFragment as="section" className={`section ${styles.section}`} view={Content} props={props} />;
}

function Content({ title, text, kinds: { rows, more } }: Props) {
  const { titles } = useWordsOf(dialysisWords);
  return (
    <div className="wrap">
      <div className="section-head">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="grid grid-2">
        {both.map(({ kind, scene }) => (
          <article key={kind} className={styles.treatment}>
            <div className={styles.body}>
              <h3>{titles[kind]}</h3>
              <dl className={styles.facts}>
                {rows.slice(0, FACTS).map((row) => (
                  <div key={row.name}>
                    <dt>{row.name}</dt>
                    <dd>{row[kind]}</dd>
                  </div>
                ))}
              </dl>
              <PageLink className="more" page="dialysisItem" params={{ item: kind }}>
                {more[kind]} <Icon name="arrow" />
              </PageLink>
            </div>
            {scene}
          </article>
        ))}
      </div>
    </div>
  );
}
