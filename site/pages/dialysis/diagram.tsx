import type { DialysisKind } from "#contract/variables/dialysis-kinds.ts";
import styles from "./diagram.module.css";
import hemodialysisSmall from "./how-hemodialysis-small.svg";
import hemodialysis from "./how-hemodialysis.svg";
import peritonealSmall from "./how-peritoneal-dialysis-small.svg";
import peritoneal from "./how-peritoneal-dialysis.svg";

type Props = { diagram: { kind: DialysisKind; title: string; alt: string; legend: string[] } };

const drawings = {
  hemodialysis: { wide: hemodialysis, small: hemodialysisSmall },
  "peritoneal-dialysis": { wide: peritoneal, small: peritonealSmall },
};

/** The drawing holds numbers only; what they mean is text, in the page's language. Phones get larger numbers. */
export function Diagram({ diagram: { kind, title, alt, legend } }: Props) {
  const { wide, small } = drawings[kind];
  return (
    <section className={styles.diagram} id="diagram">
      <h2>{title}</h2>
      <picture>
        <source media="(max-width: 779px)" srcSet={small} width={1080} height={600} />
        <img src={wide} width={1080} height={600} alt={alt} loading="lazy" />
      </picture>
      <ol className={styles.legend}>
        {legend.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
