import { isVariableKey, variableShapes } from "#contract/variables/shapes.ts";
import type { Inspection } from "../kind.ts";

/** A variable that the site reads has the shape the site expects, and its paths lead to pages. */
export function inspectVariable(key: string, value: unknown): Inspection {
  if (!isVariableKey(key)) return { faults: [], paths: [] };
  const read = variableShapes[key].safeParse(value);
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({ field: ["value", ...path], message }));
  return { faults, paths: pathsIn(value, ["value"]) };
}

function pathsIn(value: unknown, field: PropertyKey[]): Inspection["paths"] {
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const here = [...field, Array.isArray(value) ? Number(name) : name];
    if (name === "path" && typeof part === "string") return part.startsWith("/") ? [{ field: here, path: part }] : [];
    return pathsIn(part, here);
  });
}
