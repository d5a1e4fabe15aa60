import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Taken = { headers: IncomingHttpHeaders; body: Buffer; text(): string };

/** The response of an address as it is sent; its text is decompressed. */
export function take(url: string): Promise<Taken> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br, gzip" } }, (response) => {
      const { headers } = response;
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ headers, body, text: () => unpacked(body, headers["content-encoding"]).toString() });
      });
    })
      .on("error", reject)
      .end();
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
