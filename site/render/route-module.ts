import type { ActionFunctionArgs, LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { endpointPaths, ParamsOf, paths } from "#contract/paths.ts";
import type { SiteContext } from "./context.server.ts";

type Paths = typeof paths & typeof endpointPaths;

/** The arguments of a loader: React Router's and the site; with the page's id, also the params of its path. */
export type LoaderArgs<Id extends keyof Paths = never> = WithParams<LoaderFunctionArgs, Id> & { site: SiteContext };
export type ActionArgs<Id extends keyof Paths = never> = WithParams<ActionFunctionArgs, Id> & { site: SiteContext };

/** The props of a view: the data of the loader and the action beside it. */
export type PageProps<Loader, Action = undefined> = {
  loaderData: ReturnType<typeof useLoaderData<Loader>>;
  actionData?: ReturnType<typeof useActionData<Action>>;
};

/** The props of an error boundary; the loader beside it may have failed too. */
export type ErrorProps<Loader> = Partial<PageProps<Loader>> & { error: unknown };

type WithParams<Args, Id extends keyof Paths> = Omit<Args, "params"> & { params: Record<ParamsOf<Paths[Id]>, string> };
