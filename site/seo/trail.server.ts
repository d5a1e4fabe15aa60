import type { RouterContextProvider } from "react-router";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";
import { inLocale } from "../urls.ts";
import type { Crumb } from "./head.ts";

/** From the home page down to this one, as the API knows the site; a page it does not know stands under its section. */
export async function loadTrail(
  context: Readonly<RouterContextProvider>,
  path: string,
  title: string,
): Promise<Crumb[]> {
  const { api, locale } = context.get(siteContext);
  const { breadcrumbs } = await quietly(context, api.breadcrumbs({ path: path.slice(1) }), { breadcrumbs: [] });
  const trail = breadcrumbs.map((crumb) => ({ title: crumb.title, href: inLocale(locale, crumb.path) }));
  const here = inLocale(locale, path);
  return trail.at(-1)?.href === here ? trail : [...trail, { title, href: here }];
}
