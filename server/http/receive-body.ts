import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Locale, splitLocale } from "#contract/locale.ts";
import { MAX_UPLOAD_BYTES } from "#contract/forms/files.ts";
import type { Form } from "#contract/forms/form.ts";
import { forms, isFormName } from "#contract/forms/forms.ts";
import { pathOf } from "#contract/paths.ts";
import type { BodyBudget } from "../overload/body-budget.ts";
import { isApiPath, refuseForOverload } from "./overload-response.ts";

/** A few words chosen by a press: a language, a setting. */
const MOST_BYTES = 64 * 1024;
const MOST_TEXT_BYTES = 256 * 1024;
const MORE_THAN_A_FILE = MAX_UPLOAD_BYTES + 1024 * 1024;
/** A file up to twice the limit is still read, so that the error can name it and keep everything that was typed. */
const MOST_WITH_A_FILE = MORE_THAN_A_FILE + MAX_UPLOAD_BYTES;
const MOST_WITH_FILES = 4 * MAX_UPLOAD_BYTES;
/** Every request may send this much, even when the budget is used up. */
const FREE_BYTES = MOST_BYTES;
/** Timeout of a sender that has stopped. */
const SILENCE_MS = 20_000;
/**
 * A refused body is still received and dropped, within these limits: if the connection is closed earlier, the visitor
 * loses the answer.
 */
const DISCARD_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 60_000;
const DISCARD_SILENCE_MS = 5000;
const RETRY_AFTER = 10;

type Options = { budget: BodyBudget; addressOf: (c: Context) => string | undefined };

/** A body is received completely, within its limit, before it is processed: a slow sender does not occupy a queue. */
export function receiveBody({ budget, addressOf }: Options) {
  return createMiddleware(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || !c.req.raw.body) return next();
    const address = addressOf(c) ?? "";
    const most = mostFor(c);
    let held = 0;
    const start = createStart();
    const isRoomFor = (bytes: number) => {
      const more = Math.max(0, bytes - FREE_BYTES) - held;
      if (more <= 0) return true;
      if (!budget.take(address, more)) return false;
      held += more;
      return true;
    };
    try {
      const received = await receive(c.req.raw, most, isRoomFor, start);
      if (received === "silent") return lastAnswer(c.body(null, 408));
      if (received === "no room" || received === "too big") {
        // From here on, none of it is held in memory.
        budget.giveBack(address, held);
        held = 0;
        await discard(c.req.raw, start);
      }
      if (received === "no room") return lastAnswer(await refuseForOverload(c, "busy", RETRY_AFTER));
      if (received === "too big" && !measuresItself(c.req.path)) return lastAnswer(tooBig(c));
      c.req.raw = received === "too big" ? tooLong(c.req.raw, start.bytes()) : withBody(c.req.raw, received);
      await next();
      if (received === "too big") lastAnswer(c.res);
    } finally {
      budget.giveBack(address, held);
    }
  });
}

type Start = ReturnType<typeof createStart>;

/** The first bytes of a body, which hold the typed text: a form shows it again. Every request may hold this much. */
function createStart() {
  const chunks: Uint8Array[] = [];
  let left = FREE_BYTES;
  return {
    add(chunk: Uint8Array): void {
      // Copied: a part would keep the whole chunk in memory.
      if (left > 0) chunks.push(chunk.slice(0, left));
      left -= Math.min(left, chunk.length);
    },
    bytes: () => Buffer.concat(chunks),
  };
}

async function receive(
  request: Request,
  most: number,
  isRoomFor: (bytes: number) => boolean,
  start: Start,
): Promise<Uint8Array<ArrayBuffer> | "too big" | "no room" | "silent"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return "too big";
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const value = await nextChunk(reader, SILENCE_MS);
      if (value === "silent") return "silent";
      if (!value) return Buffer.concat(chunks);
      bytes += value.length;
      chunks.push(value);
      const fault = bytes > most ? "too big" : !isRoomFor(bytes) && "no room";
      if (!fault) continue;
      for (const chunk of chunks) start.add(chunk);
      return fault;
    }
  } finally {
    reader.releaseLock();
  }
}

async function discard({ body }: Request, start: Start): Promise<void> {
  const reader = body?.getReader();
  if (!reader) return;
  const until = performance.now() + DISCARD_MS;
  for (let bytes = 0; bytes <= DISCARD_BYTES && performance.now() < until;) {
    const value = await nextChunk(reader, DISCARD_SILENCE_MS).catch(() => undefined);
    if (value === "silent" || !value) return;
    start.add(value);
    bytes += value.length;
  }
  // Not awaited: the rest may never arrive.
  void reader.cancel().catch(() => {});
}

/** Undefined at the end of the body. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMs: number,
): Promise<Uint8Array | "silent" | undefined> {
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    void reader.cancel().catch(() => {});
  }, silenceMs);
  const { value } = await reader.read().finally(() => clearTimeout(silence));
  return isSilent ? "silent" : value;
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, signal, body });
}

/** The API and the forms report it themselves: they get the start of the body, and a length that shows why. */
function tooLong(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  headers.set("Content-Length", String(Number.MAX_SAFE_INTEGER));
  return new Request(request.url, { method, headers, signal, body });
}

/** The rest of the body stays unread, so the connection cannot be reused. */
function lastAnswer(response: Response): Response {
  response.headers.set("Connection", "close");
  return response;
}

const FORMS = pathOf("form", { name: "" });

function measuresItself(path: string): boolean {
  return isApiPath(path) || formPath(path) !== undefined;
}

/** The part of a form's path after its folder: `vacancy`, `vacancy/files`. */
function formPath(path: string): string | undefined {
  const { path: page } = splitLocale(path);
  return page.startsWith(FORMS) ? page.slice(FORMS.length) : undefined;
}

function mostFor(c: Context): number {
  const isMultipart = c.req.header("content-type")?.startsWith("multipart/form-data") === true;
  if (isApiPath(c.req.path)) return isMultipart ? MORE_THAN_A_FILE : MOST_TEXT_BYTES;
  const [name] = formPath(c.req.path)?.split("/") ?? [];
  if (name === undefined) return MOST_BYTES;
  const form: Form | undefined = isFormName(name) ? forms[name] : undefined;
  const files = form?.fields.filter(({ kind }) => kind === "files") ?? [];
  if (!isMultipart || files.length === 0) return MOST_TEXT_BYTES;
  return files.some(({ isMultiple }) => isMultiple) ? MOST_WITH_FILES : MOST_WITH_A_FILE;
}

function tooBig(c: Context): Response {
  const { locale } = splitLocale(c.req.path);
  return c.text(`${refusal[locale]}\n`, 413, { "Content-Language": locale, "Cache-Control": "no-store" });
}

const refusal: Record<Locale, string> = {
  ru: "Запрос слишком большой и не принят. Вернитесь назад и попробуйте ещё раз.",
  en: "The request is too large and was not accepted. Go back and try again.",
};
