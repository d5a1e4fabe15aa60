import { expect, test } from "vitest";
import { siteTree } from "./site-tree.ts";

const page = (path: string) => ({ path, title: path });

test("pages are listed under their nearest ancestor, and pages without children are one group", () => {
  const tree = siteTree(
    ["/", "/about", "/about/news", "/about/news/one", "/about/deep/page", "/contacts"].map(page),
    {},
    "Главное",
  );
  expect(tree.map(({ title, children }) => [title, children.map((child) => child.title)])).toEqual([
    ["Главное", ["/", "/contacts"]],
    ["/about", ["/about/news", "/about/deep/page"]],
  ]);
  expect(tree[1]?.children[0]?.children.map(({ title }) => title)).toEqual(["/about/news/one"]);
});

test("a section without a page of its own has a title but no link", () => {
  const tree = siteTree(
    ["/information/faq", "/information/treatment", "/information/treatment/one"].map(page),
    { information: "Информация" },
    "Главное",
  );
  expect(tree).toHaveLength(1);
  expect(tree[0]).toMatchObject({ title: "Информация" });
  expect(tree[0]?.path).toBeUndefined();
  expect(tree[0]?.children.map(({ title }) => title)).toEqual(["/information/faq", "/information/treatment"]);
});

test("what patients look for comes first, jobs last", () => {
  const paths = [
    "/vacancies",
    "/vacancies/nurse",
    "/about",
    "/about/news",
    "/information/faq",
    "/dialysis",
    "/dialysis/home",
    "/agreement",
  ];
  const tree = siteTree(paths.map(page), { information: "Информация" }, "Главное");
  expect(tree.map(({ title }) => title)).toEqual(["/dialysis", "Информация", "Главное", "/about", "/vacancies"]);
});

test("no pages, one page, a hundred", () => {
  expect(siteTree([], {}, "Главное")).toEqual([]);
  expect(siteTree([page("/")], {}, "Главное")).toHaveLength(1);
  const many = [page("/news"), ...Array.from({ length: 100 }, (_, n) => page(`/news/${n}`))];
  expect(siteTree(many, {}, "Главное")[0]?.children).toHaveLength(100);
});
