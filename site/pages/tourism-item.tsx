import { ArticlePage } from "../article/article-page.tsx";
import { loadSectionItem } from "../sections/load-section-item.server.ts";
import type { Route } from "./+types/tourism-item.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSectionItem(context, "tourism", params.item);
}

export default function TourismItem({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
