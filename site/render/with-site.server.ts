import type { ActionFunction, LoaderFunction } from "react-router";
import { siteContext } from "./context.server.ts";
import type { ActionArgs, LoaderArgs } from "./route-module.ts";

/** A route module's loader or action, which gets the site besides React Router's own arguments. */
export type SiteLoader = (args: LoaderArgs) => unknown;
export type SiteAction = (args: ActionArgs) => unknown;

/** Takes the site from React Router's context, once for all loaders and actions. */
export function withSite(run: SiteLoader): LoaderFunction & ActionFunction {
  return (args) => run({ ...args, site: args.context.get(siteContext) } as LoaderArgs);
}
