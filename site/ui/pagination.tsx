import "./pagination.css";
import { Icon } from "./icon.tsx";

type Props = {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { previous: string; next: string };
};

export function Pagination({ label, page, pages, hrefOf, words }: Props) {
  if (pages < 2) return null;
  const list = shownPages(page, pages);
  const isLong = list.filter((shown) => shown === null).length === 2;
  return (
    <nav aria-label={label}>
      <ul className="pagination">
        {page > 1 && (
          <li className="pagination-step">
            <a href={hrefOf(page - 1)} rel="prev">
              <Icon name="back" />
              <span>{words.previous}</span>
            </a>
          </li>
        )}
        {list.map((shown, index) =>
          shown ? (
            <li key={shown} className={isLong && Math.abs(shown - page) === 1 ? "pagination-near" : undefined}>
              <a href={hrefOf(shown)} aria-current={shown === page ? "page" : undefined}>
                {shown}
              </a>
            </li>
          ) : (
            <li key={`gap ${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ),
        )}
        {page < pages && (
          <li className="pagination-step">
            <a href={hrefOf(page + 1)} rel="next">
              <span>{words.next}</span>
              <Icon name="arrow" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/**
 * The first and the last page, the current one and its neighbours; null is a gap. A gap of one page would be no shorter
 * than the page itself.
 */
function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((next, index) => {
    const skipped = next - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [next];
    return skipped === 1 ? [next - 1, next] : [null, next];
  });
}
