import { createSlots } from "./slots.server.ts";

/** Of one answer, unpacked. The longest list of our own is a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** What is bigger than this is read and understood one at a time, in one place of memory: many of them must not stand there together. */
const BIG_BYTES = 256 * 1024;
const bigOnes = createSlots(1);
let place: Buffer | undefined;

type Received = { status: number; headers: Headers; text: string };
type Sent = { method: string; headers: Record<string, string>; body: string | FormData | null; signal: AbortSignal };

/** One request, and its answer as `understand` takes it. It stays within the API's own origin: the headers are nobody else's. */
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

/** Counted as it is unpacked: what a header says of its length, or how small it was packed, proves nothing. */
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
  let leave: (() => void) | undefined;
  try {
    for await (const chunk of body ?? []) {
      if (bytes + chunk.length > MOST_BYTES) throw tooBig();
      if (bytes + chunk.length > BIG_BYTES) leave ??= await bigOnes.enter(signal);
      if (leave) {
        place ??= Buffer.allocUnsafe(MOST_BYTES);
        if (chunks.length > 0) place.set(Buffer.concat(chunks.splice(0)));
        place.set(chunk, bytes);
      } else chunks.push(chunk);
      bytes += chunk.length;
    }
    const whole = leave && place ? place.subarray(0, bytes) : Buffer.concat(chunks);
    return await understand({ status, headers, text: whole.toString("utf8") });
  } finally {
    leave?.();
  }
}

function tooBig(): Error {
  return new Error(`the API's answer is bigger than ${MOST_BYTES} bytes`);
}
