import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";

const Requisites = z.array(z.object({ title: z.string(), value: z.string() }));
export type Requisite = z.output<typeof Requisites>[number];

/** Who the organisation is before the law: the variable `requisites`. A page without it still shows the rest. */
export async function loadRequisites(context: Readonly<RouterContextProvider>): Promise<Requisite[]> {
  const { api } = context.get(siteContext);
  const asked = api.variable({ key: "requisites" }).then(({ variable }) => Requisites.parse(variable.value));
  return quietly(context, asked, []);
}
