import { ArticlePage } from "../article/article-page.tsx";
import { loadSectionItem } from "../sections/load-section-item.server.ts";
import type { Route } from "./+types/news-item.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSectionItem(context, "news", params.item);
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
