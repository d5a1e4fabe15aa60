import { loadSection } from "../sections/load-section.server.ts";
import { SectionPage } from "../sections/section-page.tsx";
import type { Route } from "./+types/group.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSection(context, request, "group");
}

export default function Group({ loaderData }: Route.ComponentProps) {
  return <SectionPage data={loaderData} />;
}
