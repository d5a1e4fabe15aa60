import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { href } from "../../../urls.ts";
import type { CenterSummary, PartnerCity } from "../center.ts";
import { cachedScheme } from "./cached-scheme.server.ts";
import { Labels } from "./labels-view.tsx";
import { linesOfName, LETTERS } from "./landmarks.ts";
import { mapWords } from "./map-words.ts";
import styles from "./map.module.css";
import { MARK } from "./scheme.ts";
import { NumberedMarks, Rings, Sheet } from "./sheet.tsx";

/** Radius of the circle that gives a town's name to screen readers. */
const RING = 9;

type Props = {
  region: string;
  title: string;
  centers: CenterSummary[];
  /** The number of the first center in the list. */
  first?: number;
  cities: PartnerCity[];
  /** A flat region may be drawn wider. */
  hasWideRoom?: boolean;
};

/** The centers of one region, to scale. */
export function RegionScheme({ region, title, centers, first = 1, cities, hasWideRoom = false }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(mapWords);
  const numbered = centers.map((center, index) => ({ center, number: first + index }));
  const scheme = cachedScheme(region, numbered, cities, locale, hasWideRoom);
  if (!scheme) return null;
  const { frame, isWide, coast, marks, towns, labels, ruler, landmarks } = scheme;
  const land = coast ? (
    <path className={styles.land} d={coast.path} transform={coast.transform} />
  ) : (
    <rect className={styles.plain} width={frame.width} height={frame.height} />
  );
  return (
    <Sheet frame={frame} label={words.scheme(title)} className={styles.scheme} isWide={isWide} land={land}>
      {landmarks.drawn.map(({ kind, path }) => (
        <path key={path} className={styles[kind]} d={path} />
      ))}
      <g className={styles.landmarks} aria-hidden="true">
        {landmarks.written.flatMap(({ text, kind, x, y }) =>
          linesOfName({ text, kind }).map((line, index, { length }) => (
            <text
              key={line}
              className={kind === "sea" ? undefined : styles.label}
              x={x}
              y={y + (index - (length - 1) / 2) * LETTERS}
            >
              {line}
            </text>
          )),
        )}
      </g>
      <Rings points={towns} />
      {towns.map(({ x, y, text }) => (
        <circle key={text} className={styles.named} cx={x} cy={y} r={RING} role="graphics-symbol" aria-label={text} />
      ))}
      <g className={styles.ruler} aria-hidden="true">
        <path d={`M${ruler.x} ${ruler.y + 9}v6h${ruler.length}v-6`} />
        <text x={ruler.x + ruler.length + 6} y={ruler.y + 12}>
          {words.km(ruler.km)}
        </text>
      </g>
      <Labels labels={labels} />
      <NumberedMarks
        size={MARK}
        marks={marks.map(({ center, ...mark }) => ({
          ...mark,
          title: center.name ?? center.title,
          href: href(locale, "center", { item: center.alias }),
        }))}
      />
    </Sheet>
  );
}
