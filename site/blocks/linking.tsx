import type { Linking } from "#contract/blocks/linking.ts";
import { formatSize } from "../i18n/format-number.ts";
import { useWords } from "../i18n/words.tsx";
import { Icon } from "../ui/icon.tsx";

/** Files to load. What the API did not give is not shown. */
export function LinkingView({ data }: { data: Linking["data"] }) {
  const { locale } = useWords();
  const files = data.items.flatMap(({ id, file }) => (file ? [{ id, ...file }] : []));
  if (files.length === 0) return null;
  return (
    <ul className="files">
      {files.map(({ id, title, ext, size, path }) => (
        <li key={id}>
          <a className="file" href={path}>
            {ext && (
              <span className="file-ext" aria-hidden="true">
                {ext.toUpperCase()}
              </span>
            )}
            <span>
              <b>{title}</b>
              {(ext || size !== null) && (
                <span className="muted small">
                  {[ext.toUpperCase(), size === null ? "" : formatSize(size, locale)].filter(Boolean).join(", ")}
                </span>
              )}
            </span>
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
