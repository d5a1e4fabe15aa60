import { expect, test } from "vitest";
import { all, links, text } from "../support/read-html.ts";
import { sharedServer } from "../support/shared-server.ts";

const { get } = sharedServer("plain");

test.each([
  ["", "Информация"],
  ["/en", "Information"],
])("%s/information lists every page of its section, each once, by topic", async (prefix, title) => {
  const { status, html } = await get(`${prefix}/information`);
  expect(status).toBe(200);
  expect(text(html, "h1")).toBe(title);
  expect(all(html, "main h2[id]").length).toBeGreaterThan(2);
  const listed = links(html, "main li strong a");
  expect(new Set(listed).size).toBe(listed.length);
  const sitemap = await get("/sitemap.xml");
  const paths = [...sitemap.html.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  const section = paths.filter((path) => new RegExp(`^${prefix}/information/[^/]+$`).test(path));
  expect(section.length).toBeGreaterThan(10);
  // The rules are in the footer.
  expect(listed.toSorted()).toEqual(section.filter((path) => !path.endsWith("/cookie-policy")).toSorted());
});

test("a page of the section leads back to it", async () => {
  const { html } = await get("/information/faq");
  expect(links(html, "nav[aria-label='Вы здесь'] a")).toEqual(["/", "/information"]);
});
