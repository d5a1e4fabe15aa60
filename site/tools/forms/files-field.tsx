import type { Locale } from "#contract/locale.ts";
import { acceptOf } from "#contract/forms/files.ts";
import type { Field } from "#contract/forms/form.ts";
import { Icon } from "../../ui/icon.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { DROP, FILE_ID, FILE_NAME, type FormProps } from "./form-data.ts";
import { useFormWords } from "./form-language.ts";

/** A file of the form: uploading, accepted (`id`), or with an error. */
export type AddedFile = {
  key: string;
  name: string;
  size: number | null;
  /** From 0 to 1 during the upload. */
  progress: number | null;
  id: string | null;
  error: string | null;
  /** For its type or size, so it has to be replaced or removed; an upload that merely failed has not. */
  isRefused: boolean;
};

type Props = {
  form: FormProps;
  field: Field;
  files: AddedFile[];
  error: string | undefined;
  isAwake: boolean;
  onAdd: (input: HTMLInputElement) => void;
  onRemove: (key: string) => void;
};

/** Without scripts files are posted with the form, and accepted ones stay on an error page. */
export function FilesField({ form, field, files, error, isAwake, onAdd, onRemove }: Props) {
  const words = useFormWords();
  const { [field.name]: label } = form.text.labels;
  const { [field.name]: hint } = form.text.hints;
  const id = `${form.id}-${field.name}`;
  return (
    <div className="form-files">
      <FieldFrame
        id={id}
        label={label ?? words.file.add}
        optional={!field.isRequired && words.optional}
        hint={hint}
        error={error}
      >
        {(described) => (
          <div className="form-pick">
            <input
              id={id}
              name={field.name}
              className="input"
              type="file"
              accept={acceptOf(field.takes)}
              multiple={field.isMultiple ?? false}
              onChange={({ currentTarget }) => onAdd(currentTarget)}
              {...described}
            />
            {/* The browser's own button would be in the browser's language. */}
            <span className="button button-line button-small" aria-hidden="true">
              {words.file.add}
            </span>
          </div>
        )}
      </FieldFrame>
      {files.length > 0 && (
        <ul className="form-file-list">
          {files.map((file) => (
            <li key={file.key}>
              <FileRow form={form} file={file} isTold={Boolean(error)} isAwake={isAwake} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type RowProps = Pick<Props, "form" | "isAwake" | "onRemove"> & {
  file: AddedFile;
  /** The field itself says why files were refused. */
  isTold: boolean;
};

function FileRow({ form, file, isTold, isAwake, onRemove }: RowProps) {
  const { file: words } = useFormWords();
  const { key, name, size, progress, id, isRefused } = file;
  const error = isTold && isRefused ? null : file.error;
  return (
    <div className="form-file" data-failed={file.error ? "" : undefined}>
      <p>
        <b>{name}</b> {size !== null && <span className="muted nums">{sizeInWords(form.locale, size)}</span>}
      </p>
      {/* Only changes in the browser are announced. */}
      <output className="form-file-state">
        {error ? <span className="error-message">{error}</span> : id ? words.ready : null}
      </output>
      {progress !== null && <progress aria-label={words.uploading(name)} max={1} value={progress} />}
      {isAwake ? (
        <button
          type="button"
          className="icon-button"
          aria-label={`${words.remove} ${name}`}
          data-word={words.remove}
          onClick={() => onRemove(key)}
        >
          <Icon name="close" />
        </button>
      ) : (
        id && (
          <label className="check">
            <input type="checkbox" name={DROP} value={id} />
            <span>
              {words.remove} {name}
            </span>
          </label>
        )
      )}
      {id && (
        <>
          <input type="hidden" name={FILE_ID} value={id} />
          <input type="hidden" name={FILE_NAME} value={name} />
        </>
      )}
    </div>
  );
}

function sizeInWords(locale: Locale, bytes: number): string {
  const [value, unit] = bytes < 100_000 ? [bytes / 1024, KB] : [bytes / 1024 / 1024, MB];
  // Rounded up: a file over the limit does not look as if it kept to it.
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: "ceil" }).format(value);
  return `${number}\u00a0${unit[locale]}`;
}

const KB: Record<Locale, string> = { ru: "КБ", en: "KB" };
const MB: Record<Locale, string> = { ru: "МБ", en: "MB" };
