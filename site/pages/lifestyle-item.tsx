import { ArticlePage } from "../parts/article/article-page.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadSectionItem } from "../parts/sections/load-section-item.server.ts";

export async function loader({ site, params }: LoaderArgs<"lifestyleItem">) {
  return loadSectionItem(site, "lifestyle", params.item);
}

export default function LifestyleItem({ loaderData }: PageProps<typeof loader>) {
  return <ArticlePage data={loaderData} />;
}
