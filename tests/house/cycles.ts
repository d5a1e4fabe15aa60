import { importsOf, resolveImport } from "./imports.ts";

/** Circular imports, including types, each once: the linter only checks values. */
export function findCycles(sources: Map<string, string>): string[] {
  const graph = new Map(
    [...sources].map(([file, text]) => [
      file,
      importsOf(file, text).flatMap(({ specifier }) => resolveImport(file, specifier) ?? []),
    ]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (way.includes(file) || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
