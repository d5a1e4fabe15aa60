import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import type { Route } from "./+types/about.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return loadArticlePage(context, "about", "/about");
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
