import { createMiddleware } from "hono/factory";
import { contentPolicy, type PolicyOptions } from "./content-policy.ts";

const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  [RESOURCE_POLICY]: "same-origin",
  // For browsers without frame-ancestors.
  "X-Frame-Options": "DENY",
};

/** On every response; a page also gets its content policy. `isSecure`: visitors reach us over TLS. */
export function securityHeaders({ isSecure, ...policy }: { isSecure: boolean } & PolicyOptions) {
  return createMiddleware(async (c, next) => {
    await next();
    const isForAll = c.res.headers.get(RESOURCE_POLICY) === "cross-origin";
    const isFramed = c.res.headers.get("X-Frame-Options") === "SAMEORIGIN";
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (isForAll) c.res.headers.set(RESOURCE_POLICY, "cross-origin");
    if (isFramed) c.res.headers.set("X-Frame-Options", "SAMEORIGIN");
    if (isSecure) secureCookies(c.res.headers);
    if (isSecure) c.res.headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
    c.res.headers.set("Content-Security-Policy", contentPolicy({ ...policy, isFramed }));
  });
}

/** A cookie set over TLS is never sent without it. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) headers.append("Set-Cookie", `${cookie}; Secure`);
}
