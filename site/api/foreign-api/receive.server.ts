import { createTimeSlices } from "#contract/time-slices.ts";
import { leaveOut } from "#contract/left-out.ts";
import { createSemaphore } from "./semaphore.server.ts";
import { createJsonTrimmer } from "./trim-json.server.ts";

/** Limit of one answer, decompressed. Our own longest list is a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Larger answers are read one at a time: several of them must not be in memory together. */
const BIG_BYTES = 256 * 1024;
/** How long reading may block the event loop at a time. */
const LONGEST_MS = 10;
/** How many characters are enough to recognise JSON. */
const LONGEST_OPENING = 100;
const bigOnes = createSemaphore(1);
let place: Buffer | undefined;

type Received = { status: number; headers: Headers; text: string };
type Sent = { method: string; headers: Record<string, string>; body: string | FormData | null; signal: AbortSignal };

/**
 * One request, with its answer passed to `understand`. It never leaves the API's own origin, because the headers are
 * secret.
 */
export async function receive<Value>(
  address: string,
  sent: Sent,
  understand: (received: Received) => Promise<Value>,
): Promise<Value> {
  let url = address;
  for (let step = 0; ; step++) {
    const response = await fetch(url, { ...sent, redirect: "manual" });
    const target = redirectOf(response, url);
    if (!target) return readWhole(response, sent.signal, understand);
    await response.body?.cancel();
    const isAllowed = sent.method === "GET" && step < MOST_REDIRECTS && target.origin === new URL(address).origin;
    if (!isAllowed) throw new Error(`the API sends the call on, ${whereTo(target, address)}`);
    url = target.href;
  }
}

function redirectOf({ status, headers }: Response, from: string): URL | null {
  const location = headers.get("Location");
  return status >= 300 && status < 400 && location !== null ? URL.parse(location, from) : null;
}

function whereTo(target: URL, address: string): string {
  return target.origin === new URL(address).origin ? "again and again" : "to another origin";
}

/** Counted while it is decompressed: neither the Content-Length nor the compressed size can be trusted. */
async function readWhole<Value>(
  { status, headers, body }: Response,
  signal: AbortSignal,
  understand: (received: Received) => Promise<Value>,
): Promise<Value> {
  if (Number(headers.get("Content-Length")) > MOST_BYTES) {
    await body?.cancel();
    throw tooBig();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let big: Big | undefined;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw tooBig();
      if (big) await big.write(chunk);
      else chunks.push(chunk);
      if (bytes > BIG_BYTES) big ??= await startBig(chunks.splice(0), signal);
    }
    const text = big ? big.text() : Buffer.concat(chunks).toString("utf8");
    return await understand({ status, headers, text });
  } finally {
    big?.leave();
  }
}

type Big = { write(chunk: Uint8Array): Promise<void>; text(): string; leave(): void };

async function startBig(soFar: Uint8Array[], signal: AbortSignal): Promise<Big> {
  const opening = Buffer.from(soFar[0] ?? []).toString("latin1", 0, LONGEST_OPENING);
  if (!/^\s*[{[]/.test(opening)) throw new Error("the API's long answer is not JSON");
  const leave = await bigOnes.acquire(signal);
  place ??= Buffer.allocUnsafe(MOST_BYTES);
  const whole = place;
  const { write, length, isTrimmed } = createJsonTrimmer(whole);
  for (const chunk of soFar) write(chunk);
  const slices = createTimeSlices(LONGEST_MS);
  const writeInTurns = async (chunk: Uint8Array) => {
    write(chunk);
    // Buffered data is read without a pause, so yield for other requests.
    if (slices.isOver()) await slices.yieldToEventLoop();
  };
  const text = () => {
    if (isTrimmed()) leaveOut("the rest of a long answer", "there is too much of it");
    return whole.toString("utf8", 0, length());
  };
  return { write: writeInTurns, text, leave };
}

function tooBig(): Error {
  return new Error(`the API's answer is bigger than ${MOST_BYTES} bytes`);
}
