import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { mapStrings } from "./facts/placeholders.ts";

type Located = { line: number; message: string };
/** `lineOf` returns the line of a field, or of its nearest existing parent. */
type Read<Value> = { value: Value; lineOf(path: PropertyKey[]): number } | { faults: Located[] };

/**
 * Checks YAML against a schema; every fault has its line. `firstLine` is the line of the file at which the text begins,
 * `fill` fills facts into its strings.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  firstLine: number,
  fill: (text: string, path: PropertyKey[]) => string = (value) => value,
): Read<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? 1 : lines.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: message.replace(/ at line \d+[\s\S]*/, ""),
    }));
    return { faults };
  }
  const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document, path));
  const parsed = schema.safeParse(mapStrings(document.toJS() ?? {}, fill));
  if (parsed.success) return { value: parsed.data, lineOf };
  return {
    faults: parsed.error.issues.flatMap((issue) => {
      const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      return paths.map((path) => ({
        line: lineOf(path),
        message: `${path.join(".") || "front matter"}: ${issue.code === "unrecognized_keys" ? "unknown field" : issue.message}`,
      }));
    }),
  };
}

function offsetOf(document: ReturnType<typeof parseDocument>, path: PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (node && typeof node === "object" && "range" in node && Array.isArray(node.range)) return node.range[0];
  }
  return undefined;
}
