import { ArticlePage } from "../article/article-page.tsx";
import { loadSectionItem } from "../sections/load-section-item.server.ts";
import type { Route } from "./+types/lifestyle-item.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSectionItem(context, "lifestyle", params.item);
}

export default function LifestyleItem({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
