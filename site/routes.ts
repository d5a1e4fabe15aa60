import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { defaultLocale, languages, type Locale, localePath, locales } from "#contract/locale.ts";
import { wantsJson } from "./render/answer-in-json.server.ts";
import { runMiddleware } from "./render/middleware/run-middleware.server.ts";
import * as root from "./render/root.tsx";
import * as language from "./frame/language.tsx";
import { endpoints, pages, routeId } from "./urls.ts";
import { withData, withError } from "./render/with-data.tsx";
import { type SiteAction, type SiteLoader, withSite } from "./render/with-site.server.ts";

type RouteModule = {
  loader?: SiteLoader;
  /** What the page's island asks for, where that is not all the loader brings. */
  islandLoader?: SiteLoader;
  action?: SiteAction;
  default?: ComponentType<{ loaderData: never; actionData?: never }>;
};

/** Pages, and what answers by itself. Each is loaded when it is first asked for. */
const modules = import.meta.glob<RouteModule>([
  "./pages/*.tsx",
  "./{frame/quality-frame,frame/vision/change-vision,i18n/choose-locale,seo/feed,seo/robots-txt,seo/sitemap-xml,parts/events/event-file,tools/forms/take-file}.ts",
]);

/** Both languages from one table. What stands around a page is there from the start: it shows what fails within. */
export const pageRoutes: RouteObject[] = [
  {
    id: "root",
    loader: withSite(root.loader),
    Component: root.default,
    ErrorBoundary: root.ErrorBoundary,
    children: locales.map((locale) => ({
      id: routeId(locale, "shell"),
      ...(languages[locale].prefix && { path: languages[locale].prefix.slice(1) }),
      middleware: [runMiddleware],
      loader: withSite(language.loader),
      Component: withData(language.default),
      ErrorBoundary: withError(language.ErrorBoundary),
      children: [
        ...Object.entries(pages).map(([name, { path, file }]) => pageRoute(locale, name, path, file)),
        // Not a page of the site: it answers in development and tests only.
        pageRoute(locale, "styleguide", "/_/styleguide", "pages/styleguide.tsx"),
        pageRoute(locale, "notFound", "/*", "pages/not-found.tsx"),
      ],
    })),
  },
];

/** Addresses without a view. */
export const endpointRoutes: RouteObject[] = Object.entries(endpoints).flatMap(([name, { path, file, ...rest }]) =>
  ("isLocal" in rest ? locales : [defaultLocale]).map((locale) => ({
    id: routeId(locale, name),
    path: localePath(locale, path),
    lazy: lazily(file),
  })),
);

/** The route modules behind what is matched: the build knows styles by them. */
export function modulesOf(matches: { route: Pick<RouteObject, "handle"> }[]): string[] {
  return matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.module ?? []);
}

type Handle = { module: string };

function pageRoute(locale: Locale, name: string, path: string, file: string): RouteObject {
  const handle: Handle = { module: `site/${file}` };
  const route = { id: routeId(locale, name), lazy: lazily(file), handle };
  return path === "/" ? { ...route, index: true } : { ...route, path: path.slice(1) };
}

function lazily(file: string) {
  const load = modules[`./${file}`];
  if (!load) throw new Error(`site/urls.ts names ${file}, which is not among the route modules`);
  return async () => {
    const { loader: pageLoader, islandLoader, action, default: View } = await load();
    const loader: SiteLoader | undefined =
      pageLoader && islandLoader ? (args) => (wantsJson(args.request) ? islandLoader : pageLoader)(args) : pageLoader;
    return {
      ...(loader && { loader: withSite(loader) }),
      ...(action && { action: withSite(action) }),
      ...(View && { Component: withData(View) }),
    };
  };
}
