import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "../support/pages.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startTlsProxy, type TlsProxy } from "../support/tls-proxy.ts";

let proxy: TlsProxy;
let server: RunningServer;
beforeAll(async () => {
  proxy = await startTlsProxy();
  server = await startServer({ PUBLIC_ORIGIN: proxy.origin });
  proxy.forwardTo(server.origin);
});
afterAll(async () => {
  await server.stop();
  proxy.stop();
});

describe.each([...builtPages.map(({ path }) => path), "/no-such-page"])("%s", (path) => {
  test("has a strict content security policy and no inline script", async () => {
    const response = await fetch(server.origin + path);
    const html = await response.text();
    const policy = new Map(
      (response.headers.get("Content-Security-Policy") ?? "").split("; ").map((part) => {
        const [name = "", ...values] = part.split(" ");
        return [name, values];
      }),
    );
    const inline = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code = ""]) => code,
    );
    expect(inline).toEqual([]);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(Object.fromEntries(policy)).toMatchObject({
      "default-src": ["'none'"],
      "style-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
    });
    // Only video players may be loaded from other hosts.
    policy.delete("frame-src");
    expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe|https?:|\*/);
  });
});

test.each(["/", "/api/company/addresses", "/healthz", "/favicon.svg", "/no-such-page"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000/);
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(headers.get("X-Powered-By")).toBeNull();
  },
);

describe("a post", () => {
  test("from our own page is accepted, through a proxy that terminates TLS", async () => {
    const { status, headers } = await post({ Origin: proxy.origin });
    expect(status).toBe(303);
    expect(headers["location"]).toBe("/en");
    expect(headers["set-cookie"]).toEqual(["locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  });

  test.each([
    ["another site", { Origin: "https://evil.example" }],
    ["our name without TLS", { Origin: "http://localhost" }],
    ["a page that hides where it is from", { Origin: "null" }],
    ["nobody", {}],
  ])("from %s is rejected", async (_name, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("to the API is rejected from another site; a program sends no Origin and is accepted", async () => {
    const call = (headers: Record<string, string>) =>
      fetch(`${server.origin}/api/company/feedback`, {
        method: "POST",
        body: "{oops",
        headers: { "X-Account": "renaria", ...headers },
      });
    const refused = await call({ Origin: "https://evil.example" });
    expect(refused.status).toBe(403);
    expect(refused.headers.get("X-Content-Version")).toBe("1");
    expect(await refused.json()).toMatchObject({ status: 403 });
    expect((await call({})).status).toBe(400);
  });

  function post(headers: Record<string, string>) {
    return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      const sent = request(`${proxy.origin}/locale`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
        ca: proxy.certificate,
      });
      sent.on("error", reject);
      sent.on("response", (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      });
      sent.end("locale=en");
    });
  }
});
