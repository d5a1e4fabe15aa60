import { loadSection } from "../sections/load-section.server.ts";
import { SectionPage } from "../sections/section-page.tsx";
import type { Route } from "./+types/news.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSection(context, request, "news");
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <SectionPage data={loaderData} />;
}
