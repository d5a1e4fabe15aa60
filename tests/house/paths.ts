import { parseSync, Visitor } from "oxc-parser";
import { endpointPaths, paths } from "#contract/paths.ts";

/** The fixed prefix of every page path; the home page's slash is not distinctive. */
const STEMS = [...Object.values(paths), ...Object.values(endpointPaths)]
  .map((path) => path.replace(/\/:.*$/, ""))
  .filter((stem) => stem.length > 1);
const TYPED = new RegExp(`^(/en)?(${STEMS.join("|").replaceAll(".", String.raw`\.`)})([/?#]|$)`);

/** The paths of the table that a source file repeats, in strings, templates and patterns. */
export function findTypedPaths(file: string, text: string): string[] {
  const found: string[] = [];
  const look = (value: string) => {
    if (TYPED.test(value)) found.push(`${file} types ${value}`);
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) look(node.regex.pattern.replace("^", "").replaceAll("\\/", "/"));
      else if (typeof node.value === "string") look(node.value);
    },
    TemplateElement: (node) => look(node.value.raw),
  }).visit(parseSync(file, text).program);
  return found;
}
