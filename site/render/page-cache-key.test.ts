import { expect, test } from "vitest";
import { keptAs } from "./page-cache-key.ts";

test.each<[string, string | undefined]>([
  ["/", "/"],
  ["/en", "/en"],
  ["/about", "/about"],
  ["/en/about?utm_source=mail", "/en/about"],
  ["/about/news?x=1&page=2&tab=news-centers", "/about/news?tab=news-centers&page=2"],
  ["/about/news?page=", "/about/news?page="],
  ["/centers?service=b&service=a", "/centers?service=b&service=a"],
  ["/centers?q=%D0%9A", undefined],
  ["/centers?q=", "/centers?q="],
  ["/centers?near", undefined],
  ["/centers/yalta?q=1", "/centers/yalta"],
  ["/search?q=a", undefined],
  ["/search", undefined],
  ["/en/forms/question", undefined],
  ["/information/calculator?age=40", undefined],
  ["/information/faq?tab=life", "/information/faq?tab=life"],
  ["/healthz/x", undefined],
  ["/about/", undefined],
  ["//about", undefined],
  ["/About/%2e%2e", undefined],
  [`/about/news?tab=${"a".repeat(400)}`, undefined],
])("%s is kept as %s", (address, key) => {
  expect(keptAs(address)).toBe(key);
});
