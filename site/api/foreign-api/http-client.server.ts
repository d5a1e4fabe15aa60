import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { onLeftOut as tellOfLeftOut } from "#contract/left-out.ts";
import { readAnswer } from "#contract/liberal/read-answer.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";
import type { Ask } from "#contract/services.ts";
import { createResponseCache, type Weighed } from "./response-cache.server.ts";
import { createCircuitBreaker } from "./circuit-breaker.server.ts";
import { type Composed, compose } from "./compose-request.server.ts";
import { readEnvelope } from "./read-envelope.server.ts";
import { createMediaSettler, type MediaPlaces } from "./media.server.ts";
import { receive } from "./receive.server.ts";
import { apiTimeout, isApiTimeout, withTimeout } from "./api-timeout.server.ts";

export type HttpClientOptions = {
  baseUrl: string;
  account: string;
  /** Where its pictures and files come from; by default as the API says. */
  media?: MediaPlaces;
  /** Called once for each kind of content that cannot be shown. */
  onBlockLeftOut?: (sentence: string) => void;
};

/** Deadline of a page; then it is shown without what is missing, or as an error page. */
export const READING_MS = 3000;
/** Submissions have more time: giving up early makes people send them twice. */
const SENDING_MS = 20_000;
/** While the API hangs, later visitors wait less than the first ones. */
const HANGING_MS = 1000;

export type HttpClient = Ask & {
  /** The content version named by the last answer; null if the API names none. */
  version(): string | null;
  /** Bypasses the cache. */
  isAnswering(): Promise<boolean>;
};

/**
 * Calls another API over HTTP. Its answers are parsed: foreign data is not trusted. A network error rejects with its
 * message.
 */
export function createHttpClient({ baseUrl, account, media, onBlockLeftOut }: HttpClientOptions): HttpClient {
  if (onBlockLeftOut) tellOfLeftOut(onBlockLeftOut);
  const breaker = createCircuitBreaker(Date.now);
  const responses = createResponseCache(Date.now);
  const base = baseUrl.replace(/\/$/, "");
  const settle = media ? createMediaSettler(media) : (data: unknown) => data;

  const send = async (call: Call, composed: Composed, signal: AbortSignal): Promise<Weighed> => {
    const { method, path, headers, body, locale } = composed;
    const sent = { method, headers: { "X-Account": account, ...headers }, body, signal };
    return receive(base + path, sent, async ({ status, headers: told, text }) => ({
      answer: {
        envelope: await readEnvelope(status, text, async (data) => settle(await readData(call, data, locale))),
        contentVersion: told.get("X-Content-Version"),
        retryAfter: Number(told.get("Retry-After")) || undefined,
      },
      bytes: text.length,
    }));
  };

  const ask: Ask = async (name, input, context) => {
    const call: Call = calls[name];
    const composed = compose(call, input as object, context, { withOurs: responses.version() !== null });
    if (call.use === "sending") {
      const { answer } = await limited(SENDING_MS, (signal) => send(call, composed, signal));
      breaker.recordAnswer();
      responses.notice(answer.contentVersion);
      return answer;
    }
    const read = () => limited(READING_MS, (signal) => breaker.run(name, signal, () => send(call, composed, signal)));
    const wasOpen = breaker.isOpen();
    const reading =
      call.use === "personal"
        ? read().then(({ answer }) => answer)
        : responses.ask(`${context.locale} ${composed.path} ${composed.body}`, read);
    if (!wasOpen) return reading;
    return withTimeout(HANGING_MS, reading).catch((error: unknown) => {
      // The API has recovered and only this answer is late: it gets the usual time.
      if (isApiTimeout(error) && !breaker.isOpen()) return reading;
      throw error;
    });
  };
  const isAnswering = async () => {
    const { addresses } = calls;
    const composed = compose(
      addresses,
      { filters: { slug: "default" } },
      { locale: defaultLocale },
      { withOurs: false },
    );
    const asked = limited(READING_MS, (signal) => send(addresses, composed, signal));
    return asked.then(
      ({ answer }) => answer.envelope.status === 200,
      () => false,
    );
  };
  return Object.assign(ask, { version: responses.version, isAnswering });
}

/** For a submission the status alone is enough; a read needs its data. */
async function readData({ use, output }: Call, data: unknown, locale: Locale): Promise<unknown> {
  if (use === "sending") return output.parse(data ?? {});
  // Not an empty list: an API that is starting, or a proxy, has lost what was asked for.
  if (data === undefined) throw new Error("the API answered 200 without data");
  return readAnswer(output, data ?? {}, locale);
}

async function limited<Value>(ms: number, run: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(apiTimeout(ms)), ms);
  try {
    return await run(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
