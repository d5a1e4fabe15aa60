/** `ask` rejects with this if the status is not 200; `data` is set if the page's action returned some. */
export type Refusal = { status: number; data?: unknown; message?: string };

/** An island sends requests to its page's own address; the page's loader or action answers with JSON. */
export async function ask<Data>(address: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(address, { ...init, headers: { ...init?.headers, Accept: "application/json" } });
  // A proxy may answer instead of us, and not in JSON.
  const stranger: Refusal = { status: response.ok ? 502 : response.status };
  const envelope = (await response.json().catch(() => stranger)) as Refusal;
  if (envelope.status !== 200) throw envelope;
  return envelope.data as Data;
}
