import qs from "qs";
import type { Call } from "#contract/call.ts";
import type { Locale } from "#contract/locale.ts";
import type { CallContext } from "#contract/services.ts";

export type Composed = {
  method: Call["method"];
  locale: Locale;
  /** Below the API's base address, with the query. */
  path: string;
  headers: Record<string, string>;
  body: string | FormData | null;
};

/** A call as an HTTP request. `withOurs`: the API is one of this project and accepts its extra fields. */
export function compose(
  call: Call,
  input: object,
  { locale, visitor, idempotencyKey }: CallContext,
  { withOurs }: { withOurs: boolean },
): Composed {
  const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
  if (!withOurs) for (const field of call.ours ?? []) delete rest[field];
  const { query, body, type } = payloadOf(call, rest);
  return {
    method: call.method,
    locale,
    path: path + query,
    headers: {
      Accept: "application/json",
      "X-Locale": locale,
      "Cache-Control": "no-cache",
      ...(type && { "Content-Type": type }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      // Trusted if the API lists this server in TRUST_PROXY.
      ...(visitor?.address && { "X-Forwarded-For": visitor.address }),
      ...(visitor?.city && { "X-Visitor-City": encodeURIComponent(visitor.city) }),
    },
    body,
  };
}

/** The fields as query, JSON, or a form with a file. */
function payloadOf({ method, body }: Call, rest: Record<string, unknown>) {
  if (method === "GET") {
    return { query: qs.stringify(rest, { arrayFormat: "brackets", addQueryPrefix: true }), body: null };
  }
  if (body !== "multipart") return { query: "", body: JSON.stringify(rest), type: "application/json" };
  const form = new FormData();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) form.set(key, value as string | Blob);
  return { query: "", body: form };
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
