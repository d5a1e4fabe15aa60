import type { Box } from "./labels.ts";
import styles from "./map.module.css";
import type { Point } from "./project.ts";
import { At } from "./sheet.tsx";

type Props = Point & { size: number; href: string; name: string; note: string; tag: Box | null };

/** Half of the distance between the two lines of a label. */
const LEAD = 10;

/** A place with its name and a note beside it, all one link; only the mark if there is no room for the name. */
export function TaggedMark({ x, y, size, href, name, note, tag }: Props) {
  return (
    <a href={href} aria-label={`${name} ${note}`} className={styles.tagged}>
      <At x={x} y={y}>
        {tag && <Tag box={tag} from={{ x, y }} name={name} note={note} />}
        <circle className={styles.dot} r={size / 2} />
      </At>
    </a>
  );
}

function Tag({ box, from, name, note }: { box: Box; from: Point; name: string; note: string }) {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [left, top] = [round(box.left - from.x), round(box.top - from.y)];
  const [width, height] = [round(box.right - box.left), round(box.bottom - box.top)];
  const [x, y] = [round(left + width / 2), round(top + height / 2)];
  return (
    <>
      <path d={`M0 0L${x} ${y}`} />
      <rect x={left} y={top} width={width} height={height} rx={8} />
      <text x={x} y={y - LEAD}>
        {name}
      </text>{" "}
      <text className={styles.note} x={x} y={y + LEAD}>
        {note}
      </text>
    </>
  );
}
