/** For a server that trusts the bench as its proxy: each request can come from another visitor. */
export const TRUSTING = { TRUST_PROXY: "127.0.0.1,::1" };

/** Rate limits are not what is measured. */
export function fromVisitor(n: number): { "X-Forwarded-For": string } {
  return { "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}
