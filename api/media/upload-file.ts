import { randomUUID } from "node:crypto";
import { UPLOAD_KEPT_MS } from "#contract/feedback.ts";
import { checkFile } from "#contract/forms/files.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import type { Locale } from "#contract/locale.ts";
import { oneLine } from "#contract/one-line.ts";
import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { belies, fileKindOf } from "./file-kind.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Limit for all unclaimed uploads; beyond it, uploads are refused. */
const MOST_UNCLAIMED_BYTES = 1024 ** 3;

const uploadWords = {
  missing: { ru: "Выберите файл", en: "Choose a file" },
  several: { ru: "Приложите файлы по одному", en: "Attach one file at a time" },
} satisfies Record<string, Record<Locale, string>>;

/**
 * Accepts a file of an allowed kind, detected from its content, and stores it privately under a random id until a
 * submission claims it.
 */
export function uploadFile({ uploads, now }: ServiceDeps): Services["uploadFile"] {
  return async ({ file, title }, { locale }) => {
    const refuse = (words: string) => new CallFailure("invalid", { file: [words] });
    if (Array.isArray(file)) throw refuse(uploadWords.several[locale]);
    if (!(file instanceof File)) throw refuse(uploadWords.missing[locale]);
    const fault = checkFile(file, "records");
    if (fault) throw refuse(formErrors[locale][fault]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = fileKindOf(bytes);
    if (!kind || belies(file.name, kind)) throw refuse(formErrors[locale].fileKind);

    const at = now();
    const expired = new Date(at.getTime() - UPLOAD_KEPT_MS).toISOString();
    const isFull = async () => (await uploads.unclaimedBytes()) + bytes.length > MOST_UNCLAIMED_BYTES;
    // A visitor waits: the hourly sweep deletes the rest, unless the room is needed now.
    await uploads.deleteUnclaimed(expired, { most: 2 });
    if (await isFull()) {
      await uploads.deleteUnclaimed(expired);
      if (await isFull()) throw new CallFailure("full");
    }
    const name = plainName(file.name);
    const upload = { id: randomUUID(), name, title: plainName(title || file.name) };
    await uploads.save({ ...upload, kind, size: bytes.length, bytes, created_at: at.toISOString() });
    return { file: { ...upload, path: null } };
  };
}

/** Without folders, line breaks and invisible characters. */
function plainName(name: string): string {
  return oneLine(name.split(/[\\/]/).at(-1) ?? "").slice(0, 200) || "file";
}
