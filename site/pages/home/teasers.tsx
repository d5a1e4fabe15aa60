import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import kidneyWater from "./kidney-water.svg";
import type { HomeData } from "./load-home.server.ts";
import styles from "./teasers.module.css";
import travel from "./travel.svg";
import { homeWords } from "./home-words.ts";

type Props = { teasers: NonNullable<HomeData["teasers"]> };

const stages = { G1: "90+", G2: "60", G3: "30", G4: "15", G5: "0" };

/** Two links: dialysis while travelling, and the calculator with its scale. */
export function Teasers(props: Props) {
  return <CachedFragment as="div" className="section" view={Content} props={props} />;
}

function Content({ teasers: { tourism, calculator } }: Props) {
  const words = useWordsOf(homeWords);
  return (
    <div className={`wrap ${styles.pair}`}>
      <article className={styles.tourism}>
        <div className={styles.body}>
          <h2>{tourism.title}</h2>
          <p className="muted">{tourism.text}</p>
          <PageLink className="more" page="tourism">
            {tourism.more} <Icon name="arrow" />
          </PageLink>
        </div>
        <Image src={travel} width={760} height={560} alt="" loading="lazy" />
      </article>
      <article className={styles.calculator}>
        <div className={styles.body}>
          <h2>{calculator.title}</h2>
          <p className="muted">{calculator.text}</p>
          <p className="sr">{words.scale}</p>
          <div className={styles.scale} aria-hidden="true">
            {Object.entries(stages).map(([stage, from]) => (
              <span key={stage}>
                <b>{stage}</b>
                <span>{from}</span>
              </span>
            ))}
          </div>
          <p className={`small muted ${styles.unit}`}>{words.unit}</p>
          <PageLink className="button button-line" page="calculator">
            {calculator.more}
          </PageLink>
        </div>
        <Image src={kidneyWater} width={660} height={520} alt="" loading="lazy" />
      </article>
    </div>
  );
}
