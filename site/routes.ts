import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Locale, locales } from "#contract/locale.ts";
import { endpoints, pages, routeId } from "./urls.ts";

export default [
  ...Object.entries(endpoints).map(([id, { path, file }]) => route(path, file, { id })),
  ...locales.map((locale) => {
    const children = [
      ...builtPages(locale),
      // No page of the site: it answers in development and tests only.
      route("_/styleguide", "pages/styleguide.tsx", { id: routeId(locale, "styleguide") }),
      route("*", "pages/not-found.tsx", { id: routeId(locale, "notFound") }),
    ];
    const id = routeId(locale, "shell");
    return locale === "ru"
      ? layout("shell/russian.tsx", { id }, children)
      : route(locale, "shell/english.tsx", { id }, children);
  }),
];

function builtPages(locale: Locale): RouteConfigEntry[] {
  return Object.entries(pages).flatMap(([name, page]) => {
    if (!("file" in page)) return [];
    const id = routeId(locale, name);
    return page.path === "/" ? index(page.file, { id }) : route(page.path.slice(1), page.file, { id });
  });
}
