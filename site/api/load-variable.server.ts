import { Fault, readLiberally } from "#contract/liberal/read.ts";
import { type VariableKey, type VariableValue, variableShapes } from "#contract/variables/shapes.ts";
import type { SiteContext } from "../render/context.server.ts";
import { withFallback } from "./with-fallback.server.ts";

/** An optional variable. A missing one is not a failure; one of another shape is. */
export async function loadVariable<Key extends VariableKey>(
  site: SiteContext,
  key: Key,
): Promise<VariableValue<Key> | null> {
  const { api } = site;
  const asked = api.variable({ key }).then(({ variable }) => readOnce(key, variable.value));
  return withFallback<VariableValue<Key> | null>(site, asked, null);
}

/** Memoized by value: in one process, every page gets the same object. */
const known = new WeakMap<object, unknown>();

function readOnce<Key extends VariableKey>(key: Key, value: unknown): VariableValue<Key> | null {
  const kept = typeof value === "object" && value !== null ? known.get(value) : undefined;
  if (kept !== undefined) return kept as VariableValue<Key>;
  if (value === null) return null;
  const read = readLiberally(variableShapes[key], value, undefined, `variable ${key}`);
  if (read instanceof Fault) throw new Error(`${read.path} ${read.why}`);
  if (typeof value === "object") known.set(value, read);
  return read as VariableValue<Key>;
}
