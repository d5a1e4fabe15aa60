import { seeded } from "../seeded.ts";
import { type CallName, calls } from "#contract/calls.ts";
import { articleAlias, articlePath, ROOT_ID } from "./content.ts";
import { russianWord } from "./made-up-texts.ts";

export type ReadCase = { title: string; call: CallName; input: Record<string, unknown> };

const ALIAS = articleAlias(40);
const PATH = articlePath(40);
const WORD = russianWord(seeded(5));

export const readCases: ReadCase[] = [
  read("categories", { limit: 20 }),
  read("categories", { filters: { parent: ROOT_ID }, nested: true, with: ["parent"], limit: 20 }, "nested, parents"),
  read("categoryByAlias", { alias: "lifestyle-1", with: ["parent"] }),
  read("articles", { limit: 20 }, "limit 20"),
  read("articles", { filters: { category: "lifestyle-1", active: true }, limit: 20 }, "of a category"),
  read("articles", { order: { publishedAt: "desc" }, with: ["parent"], limit: 20 }, "newest, parents"),
  read("articles", { order: { title: "asc" }, limit: 20 }, "by title"),
  read("articles", { filters: { id: [3, 40, 77] } }, "by ids"),
  read("articles", {}, "unlimited"),
  read("nestedArticles", { category: "lifestyle", limit: 20 }, "section"),
  read("nestedArticles", { category: String(ROOT_ID), order: { publishedAt: "desc" }, limit: 20 }, "root, newest"),
  read("articleByAlias", { alias: ALIAS, with: ["category", "parent"] }),
  read("feedbackTypes", { limit: 20 }),
  read("addresses", { limit: 20 }),
  read("files", { limit: 20 }),
  read("galleryFiles", { id: 1, limit: 20 }),
  read("variable", { key: "menu" }),
  read("variable", { key: "popular", article: true }, "with article"),
  read("config", { module: "entities", config: 1 }),
  read("entities", { filters: { config: 1, active: true }, limit: 20 }),
  read("entities", { filters: { config: 1, properties: { city: "city-3" } } }, "by city"),
  read("cities", { order: { title: "asc" }, limit: 20 }, "by title"),
  read("location", {}),
  read("breadcrumbs", { path: PATH }),
  read("links", { path: PATH }, "article"),
  read("links", { path: "lifestyle" }, "section"),
  read("links", { path: "" }, "home"),
  read("navigation", { path: PATH }),
  read("search", { query: WORD, filters: [{ type: "default", id: "2.2", limit: 10 }] }),
];

for (const [name, { method }] of Object.entries(calls)) {
  if (method === "GET" && !readCases.some(({ call }) => call === name)) throw new Error(`${name} is not measured`);
}

function read(call: CallName, input: Record<string, unknown>, note = ""): ReadCase {
  return { title: note ? `${call}: ${note}` : call, call, input };
}
