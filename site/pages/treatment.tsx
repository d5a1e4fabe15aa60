import { loadSection } from "../sections/load-section.server.ts";
import { SectionPage } from "../sections/section-page.tsx";
import type { Route } from "./+types/treatment.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSection(context, request, "treatment");
}

export default function Treatment({ loaderData }: Route.ComponentProps) {
  return <SectionPage data={loaderData} />;
}
