import type { Context } from "hono";
import { calls } from "#contract/calls.ts";
import { MAX_UPLOAD_BYTES } from "#contract/forms/files.ts";
import { parseForm, readBytes } from "#contract/forms/posted-body.server.ts";

type Fields = Record<string, unknown>;

const MOST_JSON_BYTES = 256 * 1024;
/**
 * A file of the allowed size with the form around it, and a bit more, so that a file just over the limit gets its own
 * message.
 */
const MOST_FORM_BYTES = MAX_UPLOAD_BYTES + 1024 * 1024;
const MOST_PARTS = 20;

/** The parsed body of a call. */
export async function readBody(c: Context): Promise<Fields | "tooBig" | "unreadable"> {
  const bytes = await readBytes(c.req.raw, takesForm(c) ? MOST_FORM_BYTES : MOST_JSON_BYTES);
  if (!bytes) return "tooBig";
  return takesForm(c) ? readForm(bytes, c.req.header("content-type") ?? "") : parseObject(bytes.toString());
}

const forms = Object.values(calls).flatMap(({ body, path }) => (body === "multipart" ? path : []));

export function takesForm(c: Context): boolean {
  return forms.some((path) => c.req.path.endsWith(path));
}

/** A form that cannot be parsed counts as empty: the call's schema then reports what is missing. */
async function readForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Fields | "tooBig"> {
  const form = await parseForm(body, type, MOST_PARTS);
  if (!form) return "tooBig";
  const fields = new Map<string, FormDataEntryValue | FormDataEntryValue[]>();
  for (const [name, value] of form) {
    const before = fields.get(name);
    // A repeated name is reported, not dropped.
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

/** JSON of another kind counts as an object without fields, for the same reason. */
function parseObject(text: string): Fields | "unreadable" {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Fields) : {};
  } catch {
    return "unreadable";
  }
}
