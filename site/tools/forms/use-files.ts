import { useRef, useState } from "react";
import { checkFile, type FileKinds } from "#contract/forms/files.ts";
import type { AddedFile } from "./files-field.tsx";
import type { FormProps, KeptFile } from "./form-data.ts";
import { type UploadError, uploadFile } from "./upload-file.ts";
import type { FormWords } from "./form-words-type.ts";

/** The files of a form in the browser: each is uploaded as soon as it is chosen. */
export function useFiles(
  { uploads }: Pick<FormProps, "uploads">,
  kinds: FileKinds | undefined,
  words: FormWords,
  kept: KeptFile[],
) {
  const [files, setFiles] = useState(() => kept.map(asAdded));
  const travelling = useRef(new Map<string, { stop: () => void; done: Promise<string | null> }>());
  const change = (key: string, news: Partial<AddedFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...news } : file)));

  const remove = (key: string) => {
    travelling.current.get(key)?.stop();
    travelling.current.delete(key);
    setFiles((all) => all.filter((file) => file.key !== key));
  };

  const send = (key: string, file: File) => {
    const upload = uploadFile(uploads, file, (progress) => change(key, { progress }));
    const done = upload.done
      .then(
        ({ id }) => {
          change(key, { id, progress: null });
          return null;
        },
        ({ message, isRefused }: UploadError) => {
          const error = message || (isRefused ? words.errors.fileBig : words.file.failed);
          change(key, { error, isRefused, progress: null });
          return isRefused ? tellRefusal(file.name, error) : null;
        },
      )
      .finally(() => travelling.current.delete(key));
    travelling.current.set(key, { stop: upload.stop, done });
  };

  /** The chosen files; if only one is allowed, it replaces the previous one. */
  const add = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = "";
    if (!input.multiple) for (const { key } of files) remove(key);
    for (const file of chosen) {
      const key = `${file.name}-${file.lastModified}-${file.size}-${Math.random()}`;
      const fault = checkFile(file, kinds);
      const error = fault ? words.errors[fault] : null;
      const { name, size } = file;
      const isRefused = fault !== undefined;
      const added = { key, name, size, progress: fault ? null : 0, id: null, error, isRefused };
      setFiles((all) => [...all, added]);
      if (!fault) send(key, file);
    }
  };

  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    /** Names of those whose upload failed: the form is sent without them. */
    lost: files.filter(({ error, isRefused }) => error && !isRefused).map(({ name }) => name),
    /** What is wrong with the refused files: nothing is sent until each is replaced or removed. */
    refusals: files.flatMap(({ name, error, isRefused }) => (isRefused && error ? [tellRefusal(name, error)] : [])),
    /** All uploads have finished or failed; returns the new refusals. */
    settled: async () => {
      const outcomes = await Promise.all([...travelling.current.values()].map(({ done }) => done));
      return outcomes.filter((refusal) => refusal !== null);
    },
  };
}

/** As the page says it without scripts. */
function tellRefusal(name: string, error: string): string {
  return `${name}: ${error}`;
}

function asAdded({ id, name }: KeptFile): AddedFile {
  return { key: id, name, size: null, progress: null, id, error: null, isRefused: false };
}
