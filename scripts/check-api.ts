import { parseArgs } from "node:util";
import type { Call } from "#contract/call.ts";
import { type CallName, calls } from "#contract/calls.ts";
import { onLeftOut } from "#contract/left-out.ts";
import { createHttpClient } from "#site/api/foreign-api/http-client.server.ts";
import { needs } from "#site/api/needs.ts";

// npm run check-api -- URL: calls a content API as the site does, and explains what is missing.
const { positionals } = parseArgs({ allowPositionals: true });
const [address] = positionals;
if (!address || !/^https?:$/.test(URL.parse(address)?.protocol ?? "")) {
  console.error("npm run check-api -- https://content.example/api   (ACCOUNT_ID names the account, unset: renaria)");
  process.exit(2);
}

const leftOut: string[] = [];
onLeftOut((sentence) => leftOut.push(sentence));
const ask = createHttpClient({ baseUrl: address, account: process.env["ACCOUNT_ID"] || "renaria" });
let isEnough = true;

for (const name of Object.keys(needs) as CallName[]) {
  const { need, ask: input, without } = needs[name];
  const { method, path }: Call = calls[name];
  const call = `${method} ${path}`;
  if (input === null) {
    console.log(`–  ${call}: not tried, it would store something. Without it: ${without}`);
    continue;
  }
  const fault = await faultOf(name, input);
  if (fault === null) console.log(`ok ${call}`);
  else console.log(`${need === "vital" ? "NO" : "–"}  ${call}: ${fault}. Without it: ${without}`);
  if (fault !== null && need === "vital") isEnough = false;
}
for (const sentence of leftOut) console.log(`–  ${sentence}`);
console.log(isEnough ? "\nThe site can use this API." : "\nThe site cannot use this API: see NO above.");
process.exit(isEnough ? 0 : 1);

/** The fault in words; null if the site understands the answer. */
async function faultOf(name: CallName, input: unknown): Promise<string | null> {
  try {
    const { envelope } = await ask(name, input, { locale: "ru" });
    if (envelope.status === 200) return null;
    if (envelope.status === 404) return "it says 404, there is no such thing or no such call";
    if (envelope.status === 403) return "it says 403, is ACCOUNT_ID the right one?";
    return `it says ${envelope.status}${"message" in envelope && envelope.message ? ` (${envelope.message.slice(0, 200)})` : ""}`;
  } catch (error) {
    return describe(error);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message.replaceAll(/\s+/g, " ").slice(0, 300)}${cause}`;
}
