import type { ComponentProps, ReactNode } from "react";
import type { Frame, Point } from "./project.ts";
import styles from "./map.module.css";

type Props = { frame: Frame; label?: string; land: ReactNode; className?: string | undefined; children: ReactNode };

/** A drawn map; named here unless what stands around it is. It says how it is drawn, so that a script can put the visitor's own place on it. */
export function Sheet({ frame, label, land, className = "", children }: Props) {
  const { projection, scale, x, y, width, height } = frame;
  const { latitude, longitude, parallels } = projection;
  return (
    <svg
      className={`${styles.sheet} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      {...(label && { role: "group", "aria-label": label })}
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
  };

type Numbered = Point & { number: number; title: string; href: string };

/** Marks by their numbers in the list beside the map. */
export function NumberedMarks({ marks, ...rest }: { marks: Numbered[] } & Pick<MarkProps, "size" | "isLight"> & Data) {
  return marks.map(({ x, y, number, title, href }) => (
    <MapMark key={number} x={x} y={y} text={number} name={`${number}. ${title}`} href={href} {...rest} />
  ));
}

/** A link at a place; what it shows is what the list beside it has. */
export function MapMark({ x, y, href, name, text, size, isLight, ...rest }: MarkProps) {
  return (
    <a href={href} aria-label={name} className={isLight ? styles.light : styles.mark} {...rest}>
      <circle cx={x} cy={y} r={size / 2} />
      <circle className={styles.disc} cx={x} cy={y} r={size * (isLight ? 0.47 : 0.41)} />
      <text x={x} y={y}>
        {text}
      </text>
    </a>
  );
}
