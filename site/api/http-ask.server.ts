import qs from "qs";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import type { Envelope } from "#contract/envelope.ts";
import { onLeftOut as tellOfLeftOut } from "#contract/left-out.ts";
import { readAnswer } from "#contract/liberal/read-answer.ts";
import type { Locale } from "#contract/locale.ts";
import type { Ask } from "#contract/services.ts";

export type HttpAskOptions = {
  baseUrl: string;
  account: string;
  timeoutMs?: number;
  /** Told once of each kind of thing that cannot be shown. */
  onBlockLeftOut?: (sentence: string) => void;
};

/** Asks an API elsewhere. What it answers is parsed: foreign data is not trusted. A network error rejects with its message. */
export function createHttpAsk({ baseUrl, account, timeoutMs = 10_000, onBlockLeftOut }: HttpAskOptions): Ask {
  if (onBlockLeftOut) tellOfLeftOut(onBlockLeftOut);
  return async (name, input, { locale, visitor, idempotencyKey }) => {
    const call: Call = calls[name];
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const { query, body, type } = payloadOf(call, rest);
    const response = await fetch(baseUrl.replace(/\/$/, "") + path + query, {
      method: call.method,
      headers: {
        "X-Account": account,
        "X-Locale": locale,
        "Cache-Control": "no-cache",
        ...(type && { "Content-Type": type }),
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
        // Believed where the API lists this server in TRUST_PROXY.
        ...(visitor?.address && { "X-Forwarded-For": visitor.address }),
        ...(visitor?.city && { "X-Visitor-City": encodeURIComponent(visitor.city) }),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const envelope = await parseEnvelope(await response.json(), call.output, locale);
    const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
    return { envelope, contentVersion: response.headers.get("X-Content-Version"), retryAfter };
  };
}

/** The fields as the call carries them: a query, JSON, or a form with a file in it. */
function payloadOf({ method, body }: Call, rest: Record<string, unknown>) {
  if (method === "GET") {
    return { query: qs.stringify(rest, { arrayFormat: "brackets", addQueryPrefix: true }), body: null };
  }
  if (body !== "multipart") return { query: "", body: JSON.stringify(rest), type: "application/json" };
  const form = new FormData();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) form.set(key, value as string | Blob);
  return { query: "", body: form };
}

const AnyEnvelope = z.looseObject({
  status: z.number().int(),
  data: z.unknown().optional(),
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

async function parseEnvelope(body: unknown, output: z.ZodType, locale: Locale): Promise<Envelope> {
  const { status, data, message = "", errors } = AnyEnvelope.parse(body);
  if (status === 200) {
    const read = await readAnswer(output, data, locale);
    // An answer without the one record that was asked for says that there is none.
    return read === undefined ? { status: 404, message } : { status, data: read };
  }
  return { status, message, ...(errors && { errors }) };
}

function fillPath(template: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = template.replaceAll(/\/\{(\w+)(\*?)\}/g, (_, name: string, isLong: string) => {
    const value = String(rest[name] ?? "");
    delete rest[name];
    const steps = isLong ? value.split("/").filter(Boolean) : [value];
    return steps.map((step) => `/${encodeURIComponent(step)}`).join("");
  });
  return { path, rest };
}
