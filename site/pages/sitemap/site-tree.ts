import type { Locale } from "#contract/locale.ts";

/** A page by its path without the language prefix. */
export type SitePage = { path: string; title: string; lang?: Locale };
export type SiteNode = { title: string; path?: string; lang?: Locale; children: SiteNode[] };
/** The sections for patients; jobs are the last. */
const FIRST = ["dialysis", "centers", "information", "lifestyle", "stories", "tourism"];
const LAST = "vacancies";

/**
 * Nests pages by their paths. A section without a page takes its name from `sections`; pages without children are
 * collected under `alone`, after the sections for patients.
 */
export function siteTree(pages: SitePage[], sections: Record<string, string>, alone: string): SiteNode[] {
  const nodes = new Map<string, SiteNode>(
    pages.map(({ path, title, lang }) => [path, { title, path, children: [], ...(lang && { lang }) }]),
  );
  const tops: SiteNode[] = [];
  for (const { path } of pages) {
    const node = nodes.get(path);
    if (!node) continue;
    const above = parentOf(path, nodes) ?? namedSection(path, nodes, sections, tops);
    if (above) above.children.push(node);
    else tops.push(node);
  }
  const single = tops.filter(({ children }) => children.length === 0);
  const grouped = tops.filter(({ children }) => children.length > 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  if (single.length === 0) return grouped;
  const isForPatients = (node: SiteNode) => placeOf(node) < FIRST.length;
  const main = { title: alone, children: single };
  return [...grouped.filter(isForPatients), main, ...grouped.filter((node) => !isForPatients(node))];
}

function placeOf({ path, children }: SiteNode): number {
  const [, section = ""] = (path ?? children[0]?.path ?? "").split("/");
  const place = FIRST.indexOf(section);
  if (section === LAST) return FIRST.length + 1;
  return place < 0 ? FIRST.length : place;
}

/** The nearest parent page. Home is not counted as a parent. */
function parentOf(path: string, nodes: Map<string, SiteNode>): SiteNode | undefined {
  const steps = path.split("/").slice(1, -1);
  for (let length = steps.length; length > 0; length--) {
    const above = nodes.get(`/${steps.slice(0, length).join("/")}`);
    if (above) return above;
  }
  return undefined;
}

function namedSection(
  path: string,
  nodes: Map<string, SiteNode>,
  sections: Record<string, string>,
  tops: SiteNode[],
): SiteNode | undefined {
  const [, first = "", ...rest] = path.split("/");
  const title = sections[first];
  if (!title || rest.length === 0) return undefined;
  const section: SiteNode = { title, children: [] };
  nodes.set(`/${first}`, section);
  tops.push(section);
  return section;
}
