import { get } from "node:http";
import { expect, test } from "vitest";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

/** The path is sent as written; fetch would normalise it first. */
function ask(path: string, method = "GET"): Promise<{ status?: number; location?: string }> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on("error", reject);
  });
}

test.each([
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/About", "/about"],
  ["/ABOUT/NEWS/", "/about/news"],
  ["/ru", "/"],
  ["/ru/", "/"],
  ["/RU/About/", "/about"],
  ["/ru/ru/about", "/about"],
  ["/ru/en/about", "/en/about"],
  ["/en/", "/en"],
  ["/EN", "/en"],
  ["/En/About/?q=A%20B&Tab=X", "/en/about?q=A%20B&Tab=X"],
  ["/ru?tab=1", "/?tab=1"],
  ["/information/%D0%94%D0%B0/", "/information/%D0%94%D0%B0"],
])("%s redirects to %s permanently", async (path, target) => {
  expect(await ask(path)).toEqual({ status: 301, location: target });
  expect(await ask(path, "HEAD")).toEqual({ status: 301, location: target });
});

test("a section with an article of its own is a page", async () => {
  expect(await ask("/information/")).toEqual({ status: 301, location: "/information" });
  for (const path of ["/information", "/en/information"]) expect(await ask(path)).toEqual({ status: 200 });
});

test.each([
  "/",
  "/en",
  "/about",
  "/about?q=A/",
  "/russia",
  "//evil.example/",
  "//evil.example/About/",
  "/\\evil.example/",
  "/%2Fevil.example/",
  "/%5Cevil.example/",
  "/ru//evil.example/",
  "/ru/\\evil.example",
  "/ru/%2fevil.example/",
  "/API/Content/",
  "/api/content/categories/",
  "/media/Nothing.PNG",
  "/assets/Nothing.js",
  "/Favicon.svg",
  "/About.data",
  "/%E0%A4%A",
])("%s does not redirect", async (path) => {
  const { status, location } = await ask(path);
  expect([path, location]).toEqual([path, undefined]);
  expect(status).not.toBe(301);
});

test("a post is never redirected", async () => {
  expect((await ask("/about/", "POST")).location).toBeUndefined();
});
