import type { Stretch } from "../../tools/centers/sketch.server.ts";
import type { WayOnFoot } from "../../tools/centers/way.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { distanceTo, dottedWay } from "./dotted-way.ts";
import { placeWords } from "./place-words.ts";
import styles from "./way-sketch.module.css";

type Props = {
  way: WayOnFoot;
  /** The number of the door in the list beside the sketch. */
  last: number;
};

/**
 * The way, drawn from the record. It shows nothing that the list beside it does not say, so screen readers can skip it.
 */
export function WaySketch({ way: { sketch, minutes }, last }: Props) {
  const words = useWordsOf(placeWords);
  const { stop, stretches, middle, crossroads, coasts, width, height } = sketch;
  const [first] = stretches;
  const end = stretches.at(-1);
  if (!first || !end) return null;
  const line = `M${first.from.x} ${first.from.y}${stretches.map(({ to }) => `L${to.x} ${to.y}`).join("")}`;
  const way = [first.from, ...stretches.map(({ to }) => to)];
  const middleAt = distanceTo(way, middle);
  const rest = distanceTo(way, end.to) - middleAt;
  const atDoor = spaceAtDoor(end);
  const dots =
    last > 2
      ? [dottedWay(way, AT_MARK, rest + AT_MARK), dottedWay(way, middleAt + AT_MARK, atDoor)]
      : [dottedWay(way, AT_MARK, atDoor)];
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.sketch} viewBox={`0 0 ${width} ${height}`}>
        {coasts.map((coast) => (
          <path key={coast} className={styles.water} d={coast} />
        ))}
        <g className={styles.road}>
          {crossroads.map(({ from, to }) => (
            <path key={`${from.x} ${from.y} ${to.x} ${to.y}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          ))}
          <path d={`M${first.from.x - 100} ${first.from.y}L${line.slice(1)}`} />
        </g>
        {stretches.map((stretch) => (
          <Beside key={`${stretch.from.x} ${stretch.from.y}`} stretch={stretch} width={width} />
        ))}
        {stretches.map((stretch) => (
          <OnRoad key={`${stretch.to.x} ${stretch.to.y}`} stretch={stretch} />
        ))}
        {dots.map((part) => part && <path key={part.d} className={styles.walk} d={part.d} pathLength={part.length} />)}
        <Stop x={first.from.x} y={first.from.y} kind={stop} />
        <Door x={end.to.x} y={end.to.y} number={last} />
        {last > 2 && <Mark x={middle.x} y={middle.y} number={2} />}
      </svg>
      {minutes !== null && <p className={styles.minutes}>{words.minutes(minutes)}</p>}
    </div>
  );
}

type At = { x: number; y: number };

/** Dots keep this distance from the middle of a number, so that none touches its ring. */
const AT_MARK = 30;

/** The pin of the door stands above the end of the way: more of a way from above is behind it. */
function spaceAtDoor({ from, to }: Stretch): number {
  return to.x === from.x && to.y > from.y ? 68 : AT_MARK;
}

/** Half the width of what stands by the road. */
const HALF = { park: 78, narrowPark: 44, building: 40 };

/** Trees and houses by the road. None of them is cut off, and beside a street down the sheet none is on it. */
function Beside({ stretch: { mark, from, to, aside }, width }: { stretch: Stretch; width: number }) {
  if (mark !== "park" && mark !== "building") return null;
  const isNarrow = mark === "park" && aside.x !== 0;
  const half = HALF[isNarrow ? "narrowPark" : mark];
  const x = (from.x + to.x) / 2 + aside.x * 92;
  const at = { x: Math.min(Math.max(x, half), width - half), y: (from.y + to.y) / 2 + aside.y * 58 };
  const transform = `translate(${at.x} ${at.y})`;
  if (mark === "building")
    return (
      <g className={styles.house} transform={transform}>
        <rect x="-34" y="-26" width="68" height="52" rx="6" />
        <path d="M-18 -10v8M0 -10v8M18 -10v8M-18 8v8M0 8v18M18 8v8" />
      </g>
    );
  if (isNarrow)
    return (
      <g className={styles.trees} transform={transform}>
        <path d="M-14 28V6M24 28V12" />
        <circle cx="-14" cy="-12" r="22" />
        <circle cx="24" cy="0" r="16" />
      </g>
    );
  return (
    <g className={styles.trees} transform={transform}>
      <path d="M-52 26v-16M0 26V4M50 26V12" />
      <circle cx="-52" cy="-4" r="20" />
      <circle cx="0" cy="-12" r="25" />
      <circle cx="50" cy="-2" r="18" />
    </g>
  );
}

/** Marks on the road: a zebra crossing, or arrows where it climbs. */
function OnRoad({ stretch: { mark, from, to } }: { stretch: Stretch }) {
  const [x, y] = [from.x + (to.x - from.x) * 0.72, from.y + (to.y - from.y) * 0.72];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (mark === "crossing")
    return (
      <path
        className={styles.zebra}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        d="M-18 -15v30M-9 -15v30M0 -15v30M9 -15v30M18 -15v30"
      />
    );
  return null;
}

/** From the front: body, windscreen, headlights, wheels, mirrors. */
const BUS = "M-10 -60v-15q0 -4 4 -4h12q4 0 4 4v15zM-10 -67h20M-6 -63.5h1M5 -63.5h1M-6 -60v4M6 -60v4M-14 -74v4M14 -74v4";

function Stop({ x, y, kind }: At & { kind: WayOnFoot["sketch"]["stop"] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.post} d="M0 -16v-34" />
      <rect className={styles.sign} x="-20" y="-84" width="40" height="38" rx="8" />
      {kind === "metro" ? (
        <text className={styles.metro} y="-65">
          М
        </text>
      ) : (
        <path className={styles.bus} d={BUS} />
      )}
      <Mark x={0} y={0} number={1} />
    </g>
  );
}

function Door({ x, y, number }: At & { number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.pin} d="M0 16C-16 -4 -26 -14 -26 -30a26 26 0 0 1 52 0C26 -14 16 -4 0 16z" />
      <circle className={styles.hole} cy="-30" r="17" />
      <text className={styles.number} y="-30">
        {number}
      </text>
    </g>
  );
}

function Mark({ x, y, number }: At & { number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.mark} r="17" />
      <text className={styles.number}>{number}</text>
    </g>
  );
}
