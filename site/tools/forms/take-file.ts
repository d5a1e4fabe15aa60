import type { Field, Form } from "#contract/forms/form.ts";
import { forms, isFormName } from "#contract/forms/forms.ts";
import type { Envelope } from "#contract/envelope.ts";
import { checkFile } from "#contract/forms/files.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { ApiRejection } from "../../api/client.server.ts";
import { isFailure } from "../../api/fail-page.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { loadContact, toShown } from "../../parts/company/load-contact.server.ts";
import type { ActionArgs, LoaderArgs } from "../../render/route-module.ts";
import { postWords } from "./post-words.ts";
import { readPost } from "./read-post.server.ts";
import { formWords } from "./forms-words.ts";

/** A file that the island uploads before its form; the API keeps it for a day. */
export async function action({ site, params: { name }, request }: ActionArgs<"formFiles">) {
  const { api, locale, reportError } = site;
  const field = filesFieldOf(name);
  if (!field) return answer({ status: 404, message: postWords[locale].noFiles });
  const post = await readPost(request);
  const big = formErrors[locale].fileBig;
  if (!post) return answer({ status: 413, message: big, errors: { file: [big] } });
  const file = post.get("file");
  const title = post.get("title");
  const fault = file instanceof File ? checkFile(file, field.takes) : undefined;
  if (fault)
    return answer({ status: 422, message: formErrors[locale][fault], errors: { file: [formErrors[locale][fault]] } });
  try {
    const data = await api.uploadFile({ file, ...(typeof title === "string" && { title: title.slice(0, 300) }) });
    return answer({ status: 200, data });
  } catch (error) {
    if (!(error instanceof ApiRejection)) reportError(error);
    return refusalOf(site, error);
  }
}

/** The API's message is for developers: the visitor gets our own, with a phone number if storage is full. */
async function refusalOf(site: SiteContext, error: unknown): Promise<Response> {
  const { locale } = site;
  const { envelope, retryAfter } = error instanceof ApiRejection ? error : { envelope: { status: 502 } };
  const status = isFailure(envelope.status) ? envelope.status : 502;
  if (status === 422) {
    const words = formErrors[locale].fileKind;
    return answer({ status, message: words, errors: { file: [words] } });
  }
  const phone = status === 429 || status === 503 ? toShown(await loadContact(site, "default"))?.shown : undefined;
  const message = phone ? postWords[locale].noRoom(phone) : formWords[locale].file.failed;
  return answer({ status, message }, retryAfter);
}

/** There is nothing to GET here. */
export async function loader({ site: { locale }, params: { name } }: LoaderArgs<"formFiles">) {
  if (!filesFieldOf(name)) return answer({ status: 404, message: postWords[locale].noFiles });
  const refused = answer({ status: 405, message: postWords[locale].onlyPosts });
  refused.headers.set("Allow", "POST");
  return refused;
}

function filesFieldOf(name: string | undefined): Field | undefined {
  const form: Form | null = isFormName(name) ? forms[name] : null;
  return form?.fields.find(({ kind }) => kind === "files");
}

function answer(envelope: Envelope, retryAfter?: number): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  return Response.json(envelope, { status: envelope.status, headers });
}
