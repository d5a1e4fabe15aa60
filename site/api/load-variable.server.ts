import type { RouterContextProvider } from "react-router";
import { type VariableKey, type VariableValue, variableShapes } from "#contract/variables.ts";
import { siteContext } from "../context.server.ts";
import { quietly } from "./quietly.server.ts";

/** A variable the page can do without; nothing where it is missing or of another shape. */
export async function loadVariable<Key extends VariableKey>(
  context: Readonly<RouterContextProvider>,
  key: Key,
): Promise<VariableValue<Key> | undefined> {
  const { api } = context.get(siteContext);
  const read = async () => {
    const { variable } = await api.variable({ key });
    return variableShapes[key].parse(variable.value) as VariableValue<Key>;
  };
  return quietly<VariableValue<Key> | undefined>(context, read(), undefined);
}
