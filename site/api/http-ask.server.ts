import qs from "qs";
import { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { Envelope } from "#contract/envelope.ts";
import type { Ask } from "#contract/services.ts";

export type HttpAskOptions = {
  baseUrl: string;
  account: string;
  timeoutMs?: number;
};

/** Asks an API elsewhere. What it answers is parsed: foreign data is not trusted. A network error rejects with its message. */
export function createHttpAsk({ baseUrl, account, timeoutMs = 10_000 }: HttpAskOptions): Ask {
  return async (name, input, { locale }) => {
    const call = calls[name];
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const isGet = call.method === "GET";
    const query = isGet ? qs.stringify(rest, { arrayFormat: "brackets", addQueryPrefix: true }) : "";
    const response = await fetch(baseUrl.replace(/\/$/, "") + path + query, {
      method: call.method,
      headers: {
        "X-Account": account,
        "X-Locale": locale,
        "Cache-Control": "no-cache",
        ...(!isGet && { "Content-Type": "application/json" }),
      },
      body: isGet ? null : JSON.stringify(rest),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const envelope = parseEnvelope(await response.json(), call.output);
    return {
      envelope,
      contentVersion: response.headers.get("X-Content-Version"),
    };
  };
}

const AnyEnvelope = z.looseObject({
  status: z.number().int(),
  data: z.unknown().optional(),
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

function parseEnvelope(body: unknown, output: z.ZodType): Envelope {
  const { status, data, message = "", errors } = AnyEnvelope.parse(body);
  if (status === 200) return { status, data: output.parse(data) };
  return { status, message, ...(errors && { errors }) };
}

function fillPath(template: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name] ?? "");
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}
