import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

type Located = { line: number; message: string };
type Result<Value> = { value: Value } | { faults: Located[] };

/** Checks the front matter; every fault knows its line in the file (the text begins on line 2, under the first ---). */
export function readFrontMatter<Schema extends z.ZodType>(text: string, schema: Schema): Result<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line + 1);

  if (document.errors.length > 0) {
    return {
      faults: document.errors.map((error) => ({
        line: lineAt(error.pos[0]),
        message: firstLine(error.message),
      })),
    };
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return { value: parsed.data };
  return {
    faults: parsed.error.issues.flatMap((issue) => {
      const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      return paths.map((path) => ({
        line: lineAt(offsetOf(document, path)),
        message: `${path.join(".") || "front matter"}: ${issue.code === "unrecognized_keys" ? "unknown field" : issue.message}`,
      }));
    }),
  };
}

/** The nearest place that exists: a missing field points at what should hold it. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (node && typeof node === "object" && "range" in node && Array.isArray(node.range)) return node.range[0];
  }
  return undefined;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? text;
}
