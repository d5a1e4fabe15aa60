import { filesOf, filesWithin } from "./read-page.ts";

export const FETCH_MS = 30_000;
const TEXT = /\.(?:css|js)$/;

/** Fetches every file that the page needs and that is not cached yet; rejects if a build file is missing. */
export async function fetchFiles(html: string, files: Cache): Promise<{ paths: string[]; pictureBytes: number }> {
  const { needed, pictures } = filesOf(html);
  const paths = new Set<string>();
  const queue = [...needed];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (paths.has(path)) continue;
    paths.add(path);
    const file = await fetchFile(path, files);
    if (TEXT.test(path)) queue.push(...filesWithin(path, await file.text()));
  }
  let pictureBytes = 0;
  for (const path of pictures) {
    const picture = await fetchFile(path, files).catch(() => undefined);
    if (!picture) continue;
    paths.add(path);
    pictureBytes += (await picture.arrayBuffer()).byteLength;
  }
  return { paths: [...paths], pictureBytes };
}

/** The file name contains a content hash, so a cached file is never outdated. */
async function fetchFile(path: string, files: Cache): Promise<Response> {
  const kept = await files.match(path);
  if (kept) return kept;
  const response = await fetch(path, { credentials: "omit", signal: AbortSignal.timeout(FETCH_MS) });
  if (response.status !== 200 || response.redirected) throw new Error(`${path}: ${response.status}`);
  await files.put(path, response.clone());
  return response;
}
