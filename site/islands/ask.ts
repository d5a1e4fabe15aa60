/** What `ask` rejects with when the answer was another than 200; `data` where the page's action said more. */
export type Refusal = { status: number; data?: unknown; message?: string };

/** An island asks and sends at its page's own address; the page's loader or action answers with its data. */
export async function ask<Data>(address: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(address, { ...init, headers: { ...init?.headers, Accept: "application/json" } });
  // Something in between may answer in our place, and not in JSON.
  const stranger: Refusal = { status: response.ok ? 502 : response.status };
  const envelope = (await response.json().catch(() => stranger)) as Refusal;
  if (envelope.status !== 200) throw envelope;
  return envelope.data as Data;
}
