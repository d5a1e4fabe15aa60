import type { ComponentProps, ReactNode } from "react";
import type { Label } from "./labels.ts";
import type { Frame, Point } from "./project.ts";
import styles from "./map.module.css";

type Props = {
  frame: Frame;
  land: ReactNode;
  className?: string | undefined;
  children: ReactNode;
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string });

/** A drawn map. It says how it is drawn, so that a script can put the visitor's own place on it. */
export function Sheet({ frame, label, labelledBy, land, className = "", children }: Props) {
  const { projection, scale, x, y, width, height } = frame;
  const { latitude, longitude, parallels } = projection;
  const named = { role: "group", ...(label ? { "aria-label": label } : { "aria-labelledby": labelledBy }) };
  return (
    <svg
      className={`${styles.sheet} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      {...named}
      data-map={[latitude, longitude, ...parallels, scale, x, y].join(" ")}
    >
      {land}
      {children}
    </svg>
  );
}

/** Cities as rings, all of them one line of points. */
export function Rings({ points }: { points: Point[] }) {
  const path = points.map(({ x, y }) => `M${x} ${y}h0`).join("");
  return (
    <>
      <path className={styles.ring} d={path} />
      <path className={styles.hole} d={path} />
    </>
  );
}

type Data = { "data-modal"?: string };
type MarkProps = Point &
  ComponentProps<"a"> & {
    href: string;
    name: string;
    /** What is written on it: its number in the list. */
    text: string | number;
    size: number;
    isLight?: boolean;
    label?: Label | null | undefined;
  };

type Numbered = Point & { number: number; title: string; href: string; label?: Label | null };

/** Marks by their numbers in the list beside the map. */
export function NumberedMarks({ marks, ...rest }: { marks: Numbered[] } & Pick<MarkProps, "size" | "isLight"> & Data) {
  return marks.map(({ number, title, ...mark }) => (
    <MapMark key={number} text={number} name={`${number} ${title}`} {...mark} {...rest} />
  ));
}

/** A link at a place; what it shows is what the list beside it has. A name written beside it is a part of the link. */
function MapMark({ x, y, href, name, text, size, isLight, label, ...rest }: MarkProps) {
  return (
    <a href={href} aria-label={name} className={isLight ? styles.light : styles.mark} {...rest}>
      <At x={x} y={y}>
        <circle r={size / 2} />
        <circle className={styles.disc} r={Math.round(size * (isLight ? 4.7 : 4.1)) / 10} />
        <text>{text}</text>{" "}
        {label && (
          <text
            className={styles.label}
            x={label.x - x}
            y={label.y - y}
            textAnchor={label.anchor}
            fontSize={label.fontSize}
          >
            {label.text}
          </text>
        )}
      </At>
    </a>
  );
}

/** Around a place: what is drawn in it keeps its size where the sheet has grown. */
export function At({ x, y, children }: Point & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.scaled}>{children}</g>
    </g>
  );
}
