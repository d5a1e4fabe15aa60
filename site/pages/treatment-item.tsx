import { ArticlePage } from "../article/article-page.tsx";
import { loadSectionItem } from "../sections/load-section-item.server.ts";
import type { Route } from "./+types/treatment-item.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadSectionItem(context, "treatment", params.item);
}

export default function TreatmentItem({ loaderData }: Route.ComponentProps) {
  return <ArticlePage data={loaderData} />;
}
