import type { Linking } from "#contract/blocks/linking.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { Icon } from "../ui/icon.tsx";
import { blockWords } from "./words.ts";

/** Files to load. What the API did not give is not shown. */
export function LinkingView({ data }: { data: Linking["data"] }) {
  const { size: words } = useWordsOf(blockWords);
  const files = data.items.flatMap(({ id, file }) => (file ? [{ id, ...file }] : []));
  if (files.length === 0) return null;
  return (
    <ul className="files">
      {files.map(({ id, title, ext, size, path }) => (
        <li key={id}>
          <a className="file" href={path}>
            <span className="file-ext" aria-hidden="true">
              {ext.toUpperCase()}
            </span>
            <span>
              <b>{title}</b>
              <span className="muted small">
                {ext.toUpperCase()}, {sizeOf(size, words)}
              </span>
            </span>
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Our own spelling: that of `Intl` differs between server and browser. */
function sizeOf(bytes: number, { units: [kilo, mega], point }: { units: [string, string]; point: string }): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return `${kilobytes}\u00a0${kilo}`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace(".", point)}\u00a0${mega}`;
}
