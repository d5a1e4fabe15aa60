import { importsOf, resolveImport } from "./imports.ts";

/** Which layer may import which. The layer of a file is the longest of these prefixes of its path. */
const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  api: ["contract"],
  publishing: ["contract", "api"],
  site: ["contract", "site/ui"],
  "site/ui": [],
  server: ["contract", "api", "publishing", "site", "site/ui"],
  scripts: ["contract", "api", "publishing", "site", "site/ui", "server", "tests"],
  tests: ["contract", "api", "publishing", "site", "site/ui", "server", "scripts"],
};
/** The layers that have a `#name`. */
const NAMED = new Set(["contract", "api", "publishing", "site", "server"]);

/** The layers within the site, from the lowest: none imports a higher one, and only the routes import pages. */
const ROOMS_ABOVE: Record<string, string[]> = {
  "site/parts": ["site/tools", "site/frame"],
  "site/tools": ["site/frame"],
};

/** Every import from a higher layer within the site. */
export function findClimbs(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([file, text]) => {
    // A test may import whatever it needs to render its subject.
    if (!file.startsWith("site/") || file.startsWith("site/pages/") || /\.test\.tsx?$/.test(file)) return [];
    const above = [...(ROOMS_ABOVE[roomOf(file)] ?? []), "site/pages"];
    return importsOf(file, text).flatMap(({ specifier }) => {
      const target = resolveImport(file, specifier);
      return target && above.includes(roomOf(target)) ? [`${file} imports ${specifier} of ${roomOf(target)}`] : [];
    });
  });
}

/** Every import of a layer that is not allowed, or that does not use the layer's `#name`. */
export function findCrossings(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(file, text).flatMap(({ specifier }) => {
      const target = resolveImport(file, specifier);
      const from = floorOf(file);
      const to = target && floorOf(target);
      if (!from || !to || from === to) return [];
      // Unit tests are beside their subject and may use the tests' shared code.
      if (to === "tests" && /\.test\.tsx?$/.test(file)) return [];
      if (!MAY_IMPORT[from]?.includes(to)) return [`${file} imports ${specifier}: ${from} may not import ${to}`];
      const house = houseOf(target);
      if (NAMED.has(house) && house !== houseOf(file) && !specifier.startsWith("#"))
        return [`${file} imports ${specifier}: ${house} is reached by #${house}`];
      return [];
    }),
  );
}

/**
 * Import paths by which the script of every page would load React; an island, which is loaded on demand, may import it.
 */
export function findReact(sources: Map<string, string>, starts: string[]): string[] {
  const seen = new Set<string>();
  const walk = (file: string, way: string[]): string[] => {
    const text = sources.get(file);
    if (text === undefined || seen.has(file)) return [];
    seen.add(file);
    const loaded = importsOf(file, text).filter(({ isDynamic, isType }) => !isDynamic && !isType);
    return loaded.flatMap(({ specifier }) => {
      if (/^(react|react-dom|react-router)(\/|$)/.test(specifier)) return [[...way, file, specifier].join(" → ")];
      const target = resolveImport(file, specifier);
      return target ? walk(target, [...way, file]) : [];
    });
  };
  return starts.flatMap((file) => walk(file, []));
}

function floorOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((floor) => file.startsWith(`${floor}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function roomOf(file: string): string {
  return file.split("/", 2).join("/");
}

function houseOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}
