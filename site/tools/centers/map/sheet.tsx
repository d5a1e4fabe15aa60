import type { ComponentProps, ReactNode } from "react";
import { NameLines } from "./labels-view.tsx";
import type { Frame, Point } from "./project.ts";
import type { Name } from "./scheme.ts";
import styles from "./map.module.css";

type Props = {
  frame: Frame;
  land: ReactNode;
  className?: string | undefined;
  isWide?: boolean;
  children: ReactNode;
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string });

/** A drawn map. Its attributes describe the projection, so that a script can add the visitor's location. */
export function Sheet({ frame, label, labelledBy, land, className = "", isWide, children }: Props) {
  const { projection, scale, x, y, width, height } = frame;
  const { latitude, longitude, parallels } = projection;
  const named = { role: "group", ...(label ? { "aria-label": label } : { "aria-labelledby": labelledBy }) };
  return (
    <svg
      className={`${styles.sheet} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      {...named}
      data-wide={isWide ? "" : undefined}
      data-map={[latitude, longitude, ...parallels, scale, x, y].join(" ")}
    >
      {land}
      {children}
    </svg>
  );
}

/** Cities as rings, drawn as a single path. */
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
    /** The text on it: its number in the list. */
    text: string | number;
    size: number;
    isLight?: boolean;
    label?: Name | null | undefined;
  };

type Numbered = Point & { number: number; title: string; href: string; label?: Name | null };

/** Marks with their numbers in the list beside the map. */
export function NumberedMarks({ marks, ...rest }: { marks: Numbered[] } & Pick<MarkProps, "size" | "isLight"> & Data) {
  return marks.map(({ number, title, ...mark }) => (
    <MapMark key={number} text={number} name={`${number} ${title}`} {...mark} {...rest} />
  ));
}

/** A link at a place, with the same content as the list beside the map. A name next to the mark is part of the link. */
function MapMark({ x, y, href, name, text, size, isLight, label, ...rest }: MarkProps) {
  return (
    <a href={href} aria-label={name} className={isLight ? styles.light : styles.mark} {...rest}>
      <At x={x} y={y}>
        <circle r={size / 2} />
        <circle className={styles.disc} r={Math.round(size * (isLight ? 4.7 : 4.1)) / 10} />
        <text>{text}</text> {label && <NameLines {...label} x={label.x - x} y={label.y - y} />}
      </At>
    </a>
  );
}

/** A group at a place: its content keeps its size when the sheet grows. */
export function At({ x, y, children }: Point & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.scaled}>{children}</g>
    </g>
  );
}
