import { expect, test } from "vitest";
import { hrefsOf, render } from "../../tests/support/render.tsx";
import { Pagination } from "./pagination.tsx";

const show = (page: number, pages: number) =>
  render(
    <Pagination
      label="Pages"
      page={page}
      pages={pages}
      hrefOf={(number) => (number === 1 ? "/news" : `/news?page=${number}`)}
      words={{ previous: "Back", next: "Next" }}
    />,
  );

test.each([
  [1, 2, "[1] 2 >"],
  [2, 2, "< 1 [2]"],
  [1, 5, "[1] 2 … 5 >"],
  [3, 5, "< 1 2 [3] 4 5 >"],
  [4, 7, "< 1 2 3 [4] 5 6 7 >"],
  [5, 9, "< 1 … 4 [5] 6 … 9 >"],
  [9, 9, "< 1 … 8 [9]"],
  [120, 240, "< 1 … 119 [120] 121 … 240 >"],
])("page %i of %i: %s", (page, pages, expected) => {
  const items = show(page, pages)
    .split("<li")
    .slice(1)
    .map((item) => {
      if (item.includes('rel="prev"')) return "<";
      if (item.includes('rel="next"')) return ">";
      const text = />([\d…]+)</.exec(item)?.[1] ?? "";
      return item.includes('aria-current="page"') ? `[${text}]` : text;
    });
  expect(items.join(" ")).toBe(expected);
});

test("each leads to the address the page gives", () => {
  expect(hrefsOf(show(2, 3))).toEqual(["/news", "/news", "/news?page=2", "/news?page=3", "/news?page=3"]);
});

test.each([0, 1])("%i pages need no pagination", (pages) => {
  expect(show(1, pages)).toBe("");
});
