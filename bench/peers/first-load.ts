import { attributes } from "../../tests/support/read-html.ts";
import { take } from "../pages/take.ts";

/** What a browser with an empty cache requests to show and run a page; pictures and fonts do not count. */
export async function firstLoad(url: string): Promise<{ document: number; files: number; bytes: number }> {
  const page = await take(url);
  const html = page.text();
  const sources = new Set([
    ...attributes(html, "script[src]", "src"),
    ...attributes(html, "link[rel=modulepreload], link[rel=stylesheet], link[as=script]", "href"),
  ]);
  const files = await Promise.all([...sources].map((source) => take(new URL(source, url).href)));
  return {
    document: page.body.length,
    files: files.length,
    bytes: files.reduce((sum, { body }) => sum + body.length, 0),
  };
}
