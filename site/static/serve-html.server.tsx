import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, data, type LoaderFunction, RouterProvider, type ServerBuild } from "react-router";
import { type SiteContext, siteContext } from "../context.server.ts";
import { en } from "../i18n/en.ts";
import { ru } from "../i18n/ru.ts";
import { WordsProvider } from "../i18n/words.tsx";
import { PicturesOff } from "../ui/pictures-off.tsx";
import { isStaticPage } from "./static-pages.ts";
import { MainOnly } from "./main-only.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

/** The build, with the pages answering a navigation of the browser by their HTML instead of what it is made of. */
export function servingHtml(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || !isStaticPage(id)) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: withHtml(id, route.module) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

function withHtml(id: string, { loader, default: Component }: Module): LoaderFunction | undefined {
  if (!loader || !Component) return loader;
  return async (args, handler) => {
    const answer: unknown = await loader(args, handler);
    const site = args.context.get(siteContext);
    if (!site.isDataRequest || answer instanceof Response) return answer;
    const isInit = isDataWithInit(answer);
    const body = isInit ? answer.data : answer;
    const html = render(id, Component, body, args.url, site);
    const shaped = { head: (body as { head: unknown }).head, html };
    return isInit ? data(shaped, answer.init ?? undefined) : shaped;
  };
}

const words = { ru, en };

function render(
  id: string,
  Component: ComponentType,
  body: unknown,
  { pathname, search }: URL,
  site: SiteContext,
): string {
  const { locale, vision, publicOrigin } = site;
  const root = { id: "root", children: [{ id, path: "*", Component }] };
  const router = createMemoryRouter([root], {
    initialEntries: [pathname + search],
    hydrationData: { loaderData: { root: { publicOrigin, vision }, [id]: body } },
  });
  return renderToStaticMarkup(
    <MainOnly value={true}>
      <WordsProvider value={words[locale]}>
        <PicturesOff value={vision && !vision.showImages ? words[locale].picture : null}>
          <RouterProvider router={router} />
        </PicturesOff>
      </WordsProvider>
    </MainOnly>,
  );
}

/** What `data(body, init)` makes of a loader's answer. */
function isDataWithInit(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  return typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit";
}
