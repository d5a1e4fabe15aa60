import { ArticlePage } from "../article/article-page.tsx";
import { loadSectionItem } from "../sections/load-section-item.server.ts";
import type { Route } from "./+types/group-item.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSectionItem(context, "group", params.item);
}

export default function GroupItem({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
