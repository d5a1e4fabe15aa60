import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

/** Who is at the other end. Forwarded headers are believed from the addresses of TRUST_PROXY alone. */
export function visitorOf(trustProxy: string[]) {
  const trusted = blockList(trustProxy);
  return (c: Context) => {
    const peer = peerAddress(c);
    if (!peer || !isIn(trusted, peer)) return { address: peer };
    const forwarded =
      c.req
        .header("x-forwarded-for")
        ?.split(",")
        .map((address) => address.trim()) ?? [];
    // From the right: the last one that is no proxy of ours is the visitor; what stands left of it anyone can write.
    const address = forwarded.toReversed().find((one) => isIP(one) !== 0 && !isIn(trusted, one)) ?? peer;
    const city = c.req.header("x-visitor-city");
    return { address, ...(city && { city: decode(city) }) };
  };
}

function peerAddress(c: Context): string | undefined {
  const incoming: unknown = c.env?.incoming;
  const socket = (incoming as { socket?: { remoteAddress?: string } } | undefined)?.socket;
  return socket?.remoteAddress?.replace(/^::ffff:/, "");
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

/** A header is plain ASCII, so a Russian name comes percent-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
