import type { RouterContextProvider } from "react-router";
import { type VariableKey, type VariableValue, variableShapes } from "#contract/variables/shapes.ts";
import { siteContext } from "../context.server.ts";
import { ApiRejection } from "./client.server.ts";
import { quietly } from "./quietly.server.ts";

/** A variable that a page can do without. One that nobody wrote is no failure; one of another shape is. */
export async function loadVariable<Key extends VariableKey>(
  context: Readonly<RouterContextProvider>,
  key: Key,
): Promise<VariableValue<Key> | null> {
  const { api } = context.get(siteContext);
  const asked = api.variable({ key }).then(
    ({ variable }) => variableShapes[key].parse(variable.value) as VariableValue<Key>,
    (error: unknown) => {
      if (error instanceof ApiRejection && error.envelope.status === 404) return null;
      throw error;
    },
  );
  return quietly<VariableValue<Key> | null>(context, asked, null);
}
