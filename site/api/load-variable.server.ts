import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { siteContext } from "../context.server.ts";
import { ApiRejection } from "./client.server.ts";
import { quietly } from "./quietly.server.ts";

/** A variable that a page can do without. One that nobody wrote is no failure; one of another shape is. */
export async function loadVariable<Shape extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  key: string,
  shape: Shape,
): Promise<z.output<Shape> | null> {
  const { api } = context.get(siteContext);
  const asked = api.variable({ key }).then(
    ({ variable }) => shape.parse(variable.value),
    (error: unknown) => {
      if (error instanceof ApiRejection && error.envelope.status === 404) return null;
      throw error;
    },
  );
  return quietly(context, asked, null);
}
