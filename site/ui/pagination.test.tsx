import { expect, test } from "vitest";
import { all, has, links, text } from "../../tests/support/read-html.ts";
import { render } from "../../tests/support/render.tsx";
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
  const items = all(show(page, pages), "li").map((item) => {
    if (has(item, "[rel=prev]")) return "<";
    if (has(item, "[rel=next]")) return ">";
    return has(item, "[aria-current=page]") ? `[${text(item)}]` : text(item);
  });
  expect(items.join(" ")).toBe(expected);
});

test("each page links to the address given for it", () => {
  expect(links(show(2, 3))).toEqual(["/news", "/news", "/news?page=2", "/news?page=3", "/news?page=3"]);
});

test.each([0, 1])("%i pages need no pagination", (pages) => {
  expect(show(1, pages)).toBe("");
});
