import { index, layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLocale, type Locale, locales } from "#contract/locale.ts";
import { endpoints, inLocale, pages, routeId } from "./urls.ts";

export default [
  ...Object.entries(endpoints).flatMap(([id, { path, file, ...rest }]) =>
    ("isLocal" in rest ? locales : [defaultLocale]).map((locale) =>
      route(inLocale(locale, path), file, { id: routeId(locale, id) }),
    ),
  ),
  ...locales.map((locale) => {
    const children = [
      ...builtPages(locale),
      // No page of the site: it answers in development and tests only.
      route("_/styleguide", "pages/styleguide.tsx", { id: routeId(locale, "styleguide") }),
      route("*", "pages/not-found.tsx", { id: routeId(locale, "notFound") }),
    ];
    const id = routeId(locale, "shell");
    const file = "shell/language.tsx";
    return locale === "ru" ? layout(file, { id }, children) : route(locale, file, { id }, children);
  }),
];

function builtPages(locale: Locale): RouteConfigEntry[] {
  return Object.entries(pages).map(([name, page]) => {
    const id = routeId(locale, name);
    return page.path === "/" ? index(page.file, { id }) : route(page.path.slice(1), page.file, { id });
  });
}
