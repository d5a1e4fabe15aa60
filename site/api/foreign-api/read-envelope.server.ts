import { z } from "zod";
import type { Envelope } from "#contract/envelope.ts";

/** Reads the envelope liberally, and its data by `readData`. The status inside decides, whatever the HTTP status is. */
export async function readEnvelope(
  httpStatus: number,
  text: string,
  readData: (data: unknown) => unknown,
): Promise<Envelope> {
  const body = fromJson(text);
  if (body === undefined && httpStatus >= 400) return { status: httpStatus, message: "" };
  if (body === undefined) throw new Error(`the API answered ${httpStatus} without an envelope`);
  const { status, data, message, errors } = AnyEnvelope.parse(body);
  if (status === 200) {
    const read = await readData(data);
    // An answer without the requested record means that it does not exist.
    return read === undefined ? { status: 404, message } : { status, data: read };
  }
  return { status, message, ...(errors && { errors }) };
}

/** An envelope has a status; anything else (a proxy's page, a bare list) is not one. */
function fromJson(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "status" in body ? body : undefined;
  } catch {
    return undefined;
  }
}

const AnyEnvelope = z.object({
  status: z.coerce.number().int(),
  data: z.unknown().optional(),
  message: z.string().catch(""),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});
