import type { UploadedFile } from "#contract/records/media.ts";

type Envelope = { status: number; data?: { file: UploadedFile }; message?: string; errors?: { file?: string[] } };

export type Upload = { done: Promise<UploadedFile>; stop: () => void };

/** `isRefused`: the server took the file and refuses it for what it is, so sending it again is of no use. */
export type UploadError = Error & { isRefused: boolean };

/** Not fetch(), which has no upload progress. Rejects with an UploadError: the server's message, if any. */
export function uploadFile(address: string, file: File, onProgress: (part: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedFile>((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { data, errors, message } = parse(request.responseText);
      if (data) resolve(data.file);
      else reject(failure(errors?.file?.[0] ?? message, REFUSALS.has(request.status)));
    });
    for (const event of ["error", "abort", "timeout"]) request.addEventListener(event, () => reject(failure()));
  });
  const body = new FormData();
  body.set("file", file);
  body.set("title", file.name);
  request.open("POST", address);
  request.setRequestHeader("Accept", "application/json");
  request.timeout = GIVE_UP_MS;
  request.send(body);
  return { done, stop: () => request.abort() };
}

function failure(message = "", isRefused = false): UploadError {
  return Object.assign(new Error(message), { isRefused });
}

/** Too large, or not a file of an accepted type. */
const REFUSALS = new Set([413, 422]);

/** Five megabytes take a while on a slow connection. */
const GIVE_UP_MS = 5 * 60_000;

function parse(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return { status: 502 };
  }
}
