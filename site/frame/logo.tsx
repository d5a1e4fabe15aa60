import { useId } from "react";

const BEAN =
  "M0,-150 C78,-160 132,-92 130,0 C128,96 76,164 4,152 C-58,142 -78,92 -52,46 C-38,22 -38,-16 -54,-42 C-84,-92 -62,-142 0,-150Z";

/** The brand's one shape: a bean with a water level. */
export function Logo() {
  const id = useId();
  return (
    <svg viewBox="-92 -160 232 322" width="34" height="38" aria-hidden="true">
      <clipPath id={id}>
        <path d={BEAN} />
      </clipPath>
      <path d={BEAN} fill="currentColor" />
      <path
        clipPath={`url(#${id})`}
        d="M-120,14 C-70,-16 -30,30 30,10 C80,-6 100,8 150,-6 V200 H-120Z"
        fill="#7dbcc0"
      />
    </svg>
  );
}
