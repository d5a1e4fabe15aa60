import { ArticlePage } from "../article/article-page.tsx";
import { loadSectionItem } from "../sections/load-section-item.server.ts";
import type { Route } from "./+types/story.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSectionItem(context, "stories", params.item);
}

export default function Story({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
