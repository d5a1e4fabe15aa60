import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { CookieChoice } from "./cookie-policy/cookie-choice.tsx";

export async function loader({ site }: LoaderArgs) {
  return loadArticlePage(site, pathOf("cookiePolicy"), { hasNeighbours: false });
}

export default function CookiePolicy({ loaderData }: PageProps<typeof loader>) {
  return (
    <ArticlePage data={loaderData} hasAction={false}>
      <CookieChoice />
    </ArticlePage>
  );
}
