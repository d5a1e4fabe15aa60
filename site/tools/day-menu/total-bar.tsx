import type { Norm } from "./norms.ts";

/** The norm stands here, so that a little over it still shows. */
const NORM_AT = 0.8;

/** A bar with a mark where the norm ends. In per cents of the width: letters and paper change nothing. */
export function TotalBar({ amount, norm }: { amount: number; norm: Norm }) {
  const top = (norm.most ?? norm.least ?? 1) / NORM_AT;
  const place = (value: number) => `${Math.round(Math.min(value / top, 1) * 10_000) / 100}%`;
  const isOver = norm.most !== undefined && amount > norm.most;
  return (
    <svg className="dm-bar" width="100%" height="1.1em" aria-hidden="true">
      <rect className="dm-bar-all" width="100%" height="100%" rx="6" />
      {norm.least !== undefined && norm.most !== undefined && (
        <rect
          className="dm-bar-goal"
          x={place(norm.least)}
          width={`${(1 - norm.least / norm.most) * NORM_AT * 100}%`}
          height="100%"
        />
      )}
      <rect className="dm-bar-held" y="15%" width={place(amount)} height="70%" rx="4" />
      {isOver && (
        <rect className="dm-bar-over" x={place(norm.most ?? 0)} y="15%" width={overWidth(amount / top)} height="70%" />
      )}
      {[norm.least, norm.most].map(
        (mark) => mark !== undefined && <line key={mark} x1={place(mark)} x2={place(mark)} y1="0" y2="100%" />,
      )}
    </svg>
  );
}

function overWidth(share: number): string {
  return `${Math.round((Math.min(share, 1) - NORM_AT) * 10_000) / 100}%`;
}
