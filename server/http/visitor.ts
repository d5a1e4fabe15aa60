import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

/** The visitor's address. Forwarded headers are trusted only from the addresses of TRUST_PROXY. */
export function visitorOf(trustProxy: string[]) {
  const trusted = blockList(trustProxy);
  return (c: Context) => {
    const peer = peerAddress(c);
    if (!peer || !isIn(trusted, peer)) return { address: peer };
    const forwarded = c.req.header("x-forwarded-for")?.split(",").map(bareAddress) ?? [];
    // From the right: the last address that is not our proxy is the visitor; anyone can forge those to the left of it.
    const address = forwarded.toReversed().find((one) => isIP(one) !== 0 && !isIn(trusted, one)) ?? peer;
    const city = c.req.header("x-visitor-city");
    return { address, ...(city && { city: decode(city) }) };
  };
}

/** Without the prefix of an IPv4-mapped IPv6 address. */
export function peerAddress(c: Context): string | undefined {
  const incoming: unknown = c.env?.incoming;
  const socket = (incoming as { socket?: { remoteAddress?: string } } | undefined)?.socket;
  return socket?.remoteAddress && bareAddress(socket.remoteAddress);
}

function blockList(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Header values are ASCII, so a Russian name is percent-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Strips port, brackets and IPv6 prefix: `[2001:db8::1]:443`, `203.0.113.9:80`, `::ffff:203.0.113.9`. */
function bareAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return bare.replace(/^::ffff:(?=\d+\.)/i, "");
}
