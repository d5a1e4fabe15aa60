import type { Locale } from "#contract/locale.ts";
import type { DiagramName } from "#contract/records/diagram-name.ts";
import { Image } from "../../ui/image.tsx";
import styles from "./diagram.module.css";
import fistulaSmall from "./fistula-small.svg";
import fistula from "./fistula.svg";
import hemodialysisSmall from "./how-hemodialysis-small.svg";
import hemodialysis from "./how-hemodialysis.svg";
import peritonealSmall from "./how-peritoneal-dialysis-small.svg";
import peritoneal from "./how-peritoneal-dialysis.svg";
import { diagramWords } from "./diagrams-words.ts";

type Drawing = { wide: string; small: string; width: number; height: number };

const drawings: Record<DiagramName, Drawing> = {
  hemodialysis: { wide: hemodialysis, small: hemodialysisSmall, width: 1080, height: 600 },
  "peritoneal-dialysis": { wide: peritoneal, small: peritonealSmall, width: 1080, height: 600 },
  fistula: { wide: fistula, small: fistulaSmall, width: 960, height: 570 },
};

/**
 * These are not real widths: they make phones choose the small drawing and others the large one, at any pixel density.
 */
const CHOICE = "(min-width: 48.75em) 4000px, 25px";

type Props = { article: string; locale: Locale; as?: "h2" | "h3" };

/**
 * The diagram that explains an article, if any. The drawing contains only numbers; the legend is text in the article's
 * language. Phones get larger numbers.
 */
export function Diagram({ article, locale, as: Heading = "h3" }: Props) {
  if (!Object.hasOwn(drawings, article)) return null;
  const name = article as DiagramName;
  const { wide, small, ...size } = drawings[name];
  const { title, alt, legend } = diagramWords[locale][name];
  return (
    <section className={styles.diagram} id="diagram">
      <Heading>{title}</Heading>
      <Image src={wide} srcSet={`${small} 100w, ${wide} 4000w`} sizes={CHOICE} {...size} alt={alt} loading="lazy" />
      <ol className={styles.legend}>
        {legend.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
