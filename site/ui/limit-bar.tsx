/** At least `least`, at most `most`. */
type Limit = { least?: number; most?: number };

/** The limit is at this share of the bar, so that a little excess still shows; further left for a large excess. */
const LIMIT_AT = 0.8;

/** A bar with a mark at the limit. In percent of the width, so font size and paper do not matter. */
export function LimitBar({ amount, limit }: { amount: number; limit: Limit }) {
  const end = limit.most ?? limit.least ?? 1;
  const top = Math.max(end / LIMIT_AT, amount);
  const place = (value: number) => `${Math.round((value / top) * 10_000) / 100}%`;
  const isOver = limit.most !== undefined && amount > limit.most;
  return (
    <svg className="limit-bar" width="100%" height="1.1em" aria-hidden="true">
      <rect className="limit-bar-all" width="100%" height="100%" rx="6" />
      {limit.least !== undefined && limit.most !== undefined && (
        <rect className="limit-bar-goal" x={place(limit.least)} width={place(limit.most - limit.least)} height="100%" />
      )}
      <rect className="limit-bar-held" y="15%" width={place(amount)} height="70%" rx="4" />
      {isOver && <rect className="limit-bar-over" x={place(end)} y="15%" width={place(amount - end)} height="70%" />}
      {[limit.least, limit.most].map(
        (mark) => mark !== undefined && <line key={mark} x1={place(mark)} x2={place(mark)} y1="0" y2="100%" />,
      )}
    </svg>
  );
}
