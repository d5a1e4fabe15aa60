/** For a server that takes the bench for its proxy: each request can then come from another visitor. */
export const TRUSTING = { TRUST_PROXY: "127.0.0.1,::1" };

/** How often one address may search or post is not what is measured. */
export function fromVisitor(n: number): { "X-Forwarded-For": string } {
  return { "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}
