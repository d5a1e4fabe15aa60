import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { CookieChoice } from "./cookie-policy/cookie-choice.tsx";
import type { Route } from "./+types/cookie-policy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return loadArticlePage(context, pathOf("cookiePolicy"), { hasNeighbours: false });
}

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlePage data={loaderData} hasAction={false}>
      <CookieChoice />
    </ArticlePage>
  );
}
