import { useId } from "react";
import { brandShape } from "#contract/brand-shape.ts";

const { viewBox, bean, water } = brandShape;

/** The brand's one shape: a bean with a water level. */
export function Logo() {
  const id = useId();
  return (
    <svg viewBox={viewBox} width="34" height="38" aria-hidden="true">
      <clipPath id={id}>
        <path d={bean} />
      </clipPath>
      <path d={bean} fill="currentColor" />
      <path clipPath={`url(#${id})`} d={water} fill="#4d97a0" />
    </svg>
  );
}
