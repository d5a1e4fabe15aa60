import { describe, expect, test } from "vitest";
import { builtPages } from "../support/pages.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

const cookieOf = (settings: object) => `visually_impaired=${encodeURIComponent(JSON.stringify(settings))}`;
const htmlTag = (html: string) => /<html[^>]*>/.exec(html)?.[0];
const get = (path: string, cookie = "") => fetch(server.origin + path, { headers: { Cookie: cookie } });
const STYLES = /<link rel="stylesheet" href="[^"]+" data-precedence="vision"\/>/;
const DEFAULT_TAG = 'data-vision="light" data-vision-font="18" data-vision-letter="0.005" data-vision-line="180"';

describe.each(builtPages)("$path", ({ path, locale }) => {
  test("is rendered in the mode by the server, for one visitor only", async () => {
    const settings = { enabled: true, fontSize: 26, showImages: true, letterSpacing: 0.06, lineHeight: 250 };
    const response = await get(path, cookieOf({ ...settings, theme: "blue" }));
    const html = await response.text();
    expect(htmlTag(html)).toBe(
      `<html lang="${locale}" data-vision="blue" data-vision-font="26" data-vision-letter="0.06" data-vision-line="250" data-vision-images="on">`,
    );
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    // Complete without scripts: the panel and the styles of the mode.
    expect(STYLES.test(html)).toBe(true);
    expect(/<button[^>]*aria-pressed="true"[^>]*name="fontSize"/.exec(html)?.[0]).toContain('value="26"');
    expect(/<template(?! data-modal-part)|\sstyle="|<style/.exec(html)).toBeNull();
  });

  test("is unchanged without the cookie, and with the mode off", async () => {
    for (const cookie of ["", cookieOf({ enabled: false, fontSize: 26 })]) {
      const response = await get(path, cookie);
      const html = await response.text();
      expect(htmlTag(html)).toBe(`<html lang="${locale}">`);
      expect(response.headers.get("Cache-Control")).not.toContain("private");
      expect(STYLES.test(html)).toBe(false);
      expect(/<button[^>]*value="true"[^>]*name="enabled"/.test(html)).toBe(true);
    }
  });

  test("loads no picture where pictures are off", async () => {
    const html = await (await get(path, cookieOf({ enabled: true }))).text();
    expect(/<img[^>]*>|<picture|as="image"/.exec(html)?.[0]).toBeUndefined();
  });
});

test("the error page is private to the visitor too", async () => {
  for (const path of ["/no-such-page", "/en/no-such-page"]) {
    const response = await get(path, cookieOf({ enabled: true }));
    expect([path, response.headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
  }
  expect(htmlTag(await (await get("/no-such-page", cookieOf({ enabled: true }))).text())).toContain(DEFAULT_TAG);
});

test.each([
  ["a font nobody offers", { enabled: true, fontSize: "huge" }],
  ["values far beyond the limits", { enabled: true, fontSize: 1, letterSpacing: -1, lineHeight: 0 }],
  ["an unknown colour", { enabled: true, theme: "<script>" }],
])("a cookie with %s keeps the other settings", async (_name, settings) => {
  expect(htmlTag(await (await get("/", cookieOf(settings))).text())).toContain(DEFAULT_TAG);
});

test.each(["visually_impaired=%", "visually_impaired={oops", "visually_impaired=", "visually_impaired=null"])(
  "an invalid cookie (%s) neither sets the mode nor fails",
  async (cookie) => {
    const response = await get("/", cookie);
    expect(response.status).toBe(200);
    expect(htmlTag(await response.text())).toBe('<html lang="ru">');
  },
);

describe("a posted change", () => {
  const post = (form: Record<string, string>, cookie = "") =>
    fetch(`${server.origin}/vision`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: server.origin, Cookie: cookie },
      body: new URLSearchParams(form),
    });

  test("is stored for a year, readable by scripts, and redirects back to the page", async () => {
    const response = await post({ theme: "dark", return: "/en/about?x=1#vision-theme" }, cookieOf({ enabled: true }));
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/en/about?x=1#vision-theme");
    const settings = { enabled: true, fontSize: 18, showImages: false, letterSpacing: 0.005, lineHeight: 180 };
    expect(response.headers.getSetCookie()).toEqual([
      `${cookieOf({ ...settings, theme: "dark" })}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ]);
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example/", "/\t/evil.example", "evil", ""])(
    "redirects home instead of to %j",
    async (elsewhere) => {
      const response = await post({ enabled: "true", return: elsewhere });
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe("/");
    },
  );

  test.each(["", "return=/", "colour=red", "fontSize=big", "fontSize=22&theme=dark", "__proto__=1"])(
    "of nothing or of two things is rejected: %j",
    async (form) => {
      const response = await post(Object.fromEntries(new URLSearchParams(form)));
      expect(response.status).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test("that is requested by GET redirects home", async () => {
    const response = await fetch(`${server.origin}/vision`, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
  });
});

test("the page about accessibility turns the mode on itself, and does not offer it again", async () => {
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const off = mainOf(await (await get("/accessibility")).text());
  expect(off).toMatch(/<form[^>]*action="\/vision"(?:(?!<\/form>).)*name="enabled"/s);
  expect(mainOf(await (await get("/accessibility", cookieOf({ enabled: true }))).text())).not.toContain(
    'action="/vision"',
  );
});
