import type { Linking } from "#contract/blocks/linking.ts";
import { useWords } from "../../../i18n/use-words.tsx";
import { aboutFile } from "../../../i18n/about-file.ts";
import { Icon } from "../../../ui/icon.tsx";

/** Files to download. Those the API did not return are not shown. */
export function LinkingView({ data }: { data: Linking["data"] }) {
  const { locale } = useWords();
  const files = data.items.flatMap(({ id, file }) => (file ? [{ id, ...file }] : []));
  if (files.length === 0) return null;
  return (
    <ul className="files">
      {files.map((file) => (
        <li key={file.id}>
          <a className="file" href={file.path} hrefLang={file.language}>
            {file.ext && (
              <span className="file-ext" aria-hidden="true">
                {file.ext.toUpperCase()}
              </span>
            )}
            <span>
              <b>{file.title}</b>
              {(file.ext || file.size !== null) && <span className="muted small">{aboutFile(file, locale)}</span>}
            </span>
            <Icon name="down" />
          </a>
        </li>
      ))}
    </ul>
  );
}
