import { loadSection } from "../sections/load-section.server.ts";
import { SectionPage } from "../sections/section-page.tsx";
import type { Route } from "./+types/stories.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSection(context, request, "stories");
}

export default function Stories({ loaderData }: Route.ComponentProps) {
  return <SectionPage data={loaderData} />;
}
