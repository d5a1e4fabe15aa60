import { isVariableKey, variableShapes } from "#contract/variables/shapes.ts";
import type { Inspection } from "../kind.ts";

/** A variable that the site reads has the shape the site expects, and its paths lead to pages. */
export function inspectVariable(key: string, value: unknown): Inspection {
  if (!isVariableKey(key)) return { faults: [], paths: [] };
  const read = variableShapes[key].safeParse(value);
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({ field: ["value", ...path], message }));
  return { faults, paths: pathsIn(value, ["value"]), needs: needsIn(value, ["value"]) };
}

/** The record whose alias is the text under this name. */
const NAMED: Record<string, string> = { reviewer: "specialist", article: "article" };

/** The reviewer, and the articles that its numbers are taken from, exist. */
function needsIn(value: unknown, field: PropertyKey[]): NonNullable<Inspection["needs"]> {
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const here = [...field, Array.isArray(value) ? Number(name) : name];
    const kind = Object.hasOwn(NAMED, name) && typeof part === "string" ? NAMED[name] : undefined;
    return kind ? [{ field: here, what: `${kind} ${String(part)}` }] : needsIn(part, here);
  });
}

function pathsIn(value: unknown, field: PropertyKey[]): Inspection["paths"] {
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const here = [...field, Array.isArray(value) ? Number(name) : name];
    if (name === "path" && typeof part === "string") return part.startsWith("/") ? [{ field: here, path: part }] : [];
    return pathsIn(part, here);
  });
}
