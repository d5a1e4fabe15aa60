import { TextWithAmbulance } from "../../parts/company/text-with-ambulance.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { HomeData } from "./load-home.server.ts";
import styles from "./way.module.css";

/** The brand's bean shape. */
const PEBBLE =
  "M0,-150C78,-160 132,-92 130,0C128,96 76,164 4,152C-58,142 -78,92 -52,46C-38,22 -38,-16 -54,-42C-84,-92 -62,-142 0,-150Z";

type Props = { way: NonNullable<HomeData["way"]> };

/** Pebbles on a stream if four fit in a row, otherwise on a line. */
export function Way(props: Props) {
  return <CachedFragment as="section" className={`section sand ${styles.section}`} view={Content} props={props} />;
}

function Content({ way: { title, text, steps } }: Props) {
  return (
    <div className="wrap">
      <div className="section-head">
        <h2>{title}</h2>
        <p>
          <TextWithAmbulance text={text} />
        </p>
      </div>
      <div className={styles.way}>
        <svg className={styles.stream} viewBox="0 0 400 96" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M-190,64C-120,64 -40,34 10,34C60,34 60,64 110,64C160,64 160,34 210,34C260,34 260,64 310,64C360,64 430,34 590,34"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <span className={styles.pebble} aria-hidden="true">
                <svg viewBox="-92 -160 232 322">
                  <path d={PEBBLE} />
                </svg>
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              <p className={styles.time}>
                <Icon name="clock" />
                <span>{step.time}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
