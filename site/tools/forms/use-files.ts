import { useRef, useState } from "react";
import { checkFile, type FileKinds } from "#contract/forms/files.ts";
import type { AddedFile } from "./files-field.tsx";
import type { FormProps, KeptFile } from "./form-data.ts";
import { type Upload, uploadFile } from "./upload-file.ts";
import type { FormWords } from "./form-words-type.ts";

/** The files of a form in the browser: each is uploaded as soon as it is chosen. */
export function useFiles(
  { uploads }: Pick<FormProps, "uploads">,
  kinds: FileKinds | undefined,
  words: FormWords,
  kept: KeptFile[],
) {
  const [files, setFiles] = useState(() => kept.map(asAdded));
  const travelling = useRef(new Map<string, Upload>());
  const change = (key: string, news: Partial<AddedFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...news } : file)));

  const remove = (key: string) => {
    travelling.current.get(key)?.stop();
    travelling.current.delete(key);
    setFiles((all) => all.filter((file) => file.key !== key));
  };

  const send = (key: string, file: File) => {
    const upload = uploadFile(uploads, file, (progress) => change(key, { progress }));
    travelling.current.set(key, upload);
    upload.done
      .then(
        ({ id }) => change(key, { id, progress: null }),
        ({ message }: Error) => change(key, { error: message || words.file.failed, progress: null }),
      )
      .finally(() => travelling.current.delete(key));
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
      const added = { key, name: file.name, size: file.size, progress: fault ? null : 0, id: null, error };
      setFiles((all) => [...all, added]);
      if (!fault) send(key, file);
    }
  };

  return {
    files,
    add,
    remove,
    clear: () => setFiles([]),
    /** All uploads have finished or failed. */
    settled: async () => void (await Promise.allSettled([...travelling.current.values()].map(({ done }) => done))),
  };
}

function asAdded({ id, name }: KeptFile): AddedFile {
  return { key: id, name, size: null, progress: null, id, error: null };
}
