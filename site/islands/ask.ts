/** An island asks and sends at its page's own address; the page's loader or action answers with its data. */
export async function ask<Data>(address: string, init?: RequestInit): Promise<Data> {
  const response = await fetch(address, { ...init, headers: { ...init?.headers, Accept: "application/json" } });
  const envelope = (await response.json()) as { status: number; data: Data; message?: string };
  if (envelope.status !== 200) throw envelope;
  return envelope.data;
}
