import { checkFile, type FileKinds } from "#contract/forms/files.ts";
import type { Field } from "#contract/forms/form.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { oneLine } from "#contract/one-line.ts";
import { ApiRejection } from "../../api/client.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { postWords } from "./post-words.ts";
import { DROP, FILE_ID, FILE_NAME, type KeptFile } from "./form-data.ts";

type Added = { files: KeptFile[]; errors: Record<string, string>; lost: string[] };

const MOST_FILES = 10;

/**
 * The files of a POST: those accepted before and new ones; none if the form has no field for them. An invalid file, or
 * several where one is asked for, is reported at its field; one that we lose, or one too many, is reported by name and
 * does not stop the submission.
 */
export async function addFiles(
  site: SiteContext,
  field: Field | undefined,
  post: FormData,
  { isTrusted }: { isTrusted: boolean },
): Promise<Added> {
  if (!field) return { files: [], errors: {}, lost: [] };
  const { name, isMultiple, takes } = field;
  const chosen = post.getAll(name).filter((value) => value instanceof File && (value.name !== "" || value.size > 0));
  if (!isMultiple && chosen.length > 1)
    return { files: keptIn(post), errors: { [name]: postWords[site.locale].oneFile }, lost: [] };
  const wrong: string[] = [];
  const lost: string[] = [];
  let files = keptIn(post);
  for (const file of chosen as File[]) {
    const isTaken = isTrusted && (!isMultiple || files.length < MOST_FILES);
    const taken = isTaken ? await takeFile(site, file, takes) : { lost: file.name };
    if ("error" in taken) wrong.push(`${oneLine(file.name)}: ${taken.error}`);
    else if ("lost" in taken) lost.push(oneLine(taken.lost));
    else files = isMultiple ? [...files, taken] : [taken];
  }
  lost.push(...files.slice(MOST_FILES).map((file) => file.name));
  return { files: files.slice(0, MOST_FILES), errors: wrong.length > 0 ? { [name]: wrong.join("; ") } : {}, lost };
}

async function takeFile(
  site: SiteContext,
  file: File,
  kinds: FileKinds | undefined,
): Promise<KeptFile | { error: string } | { lost: string }> {
  const { api, locale, reportError } = site;
  const fault = checkFile(file, kinds);
  if (fault) return { error: formErrors[locale][fault] };
  try {
    const { file: kept } = await api.uploadFile({ file, title: file.name });
    return { id: kept.id, name: kept.name || oneLine(file.name) };
  } catch (error) {
    if (!(error instanceof ApiRejection)) reportError(error);
    // The size was already checked here, so the API refused the content.
    else if (error.envelope.status === 422) return { error: formErrors[locale].fileKind };
    return { lost: file.name };
  }
}

/** The id is verified when the file is claimed, not here; the name is only displayed. */
function keptIn(post: FormData): KeptFile[] {
  const dropped = new Set(post.getAll(DROP));
  const names = post.getAll(FILE_NAME);
  return post.getAll(FILE_ID).flatMap((id, at) => {
    const name = names[at];
    const isKept = typeof id === "string" && id !== "" && id.length <= 60 && !dropped.has(id);
    return isKept ? [{ id, name: oneLine(typeof name === "string" ? name : id).slice(0, 200) }] : [];
  });
}
