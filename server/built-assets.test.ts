import { expect, test } from "vitest";
import { stylesOf } from "./built-assets.ts";

const chunk = (css: string[], imports: string[] = []) => ({ file: "chunks/any.js", css, imports });
const manifest = {
  "site/render/handler.server.ts": chunk(["base.css"], ["_shell.js"]),
  "_shell.js": chunk(["shell.css"]),
  "_card.js": chunk(["card.css"], ["_icon.js"]),
  "_icon.js": chunk(["icon.css"], ["site/render/handler.server.ts"]),
  "_list.js": chunk(["list.css"], ["_icon.js", "_card.js"]),
  "site/pages/news.tsx": chunk(["news.css"], ["site/render/handler.server.ts", "_card.js", "_list.js"]),
  "site/pages/plain.tsx": { file: "chunks/plain.js", imports: ["_list.js"] },
};

test("styles are ordered: layers, tokens and base, then the shell, then shared parts, then the page's own; each once", () => {
  expect(stylesOf(manifest, ["site/pages/news.tsx"])).toEqual(
    ["base", "shell", "icon", "card", "list", "news"].map((name) => `/${name}.css`),
  );
});

test("a page without styles of its own gets those of its parts, and an unknown page those of the site", () => {
  expect(stylesOf(manifest, ["site/pages/plain.tsx"]).at(-1)).toBe("/list.css");
  expect(stylesOf(manifest, [])).toEqual(["/base.css", "/shell.css"]);
  expect(stylesOf(manifest, ["site/pages/nowhere.tsx"])).toEqual(["/base.css", "/shell.css"]);
});
