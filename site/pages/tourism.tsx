import { loadSection } from "../sections/load-section.server.ts";
import { SectionPage } from "../sections/section-page.tsx";
import type { Route } from "./+types/tourism.ts";
import { TourismActions } from "./tourism/tourism-actions.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSection(context, request, "tourism");
}

export default function Tourism({ loaderData }: Route.ComponentProps) {
  return <SectionPage data={loaderData} action={<TourismActions />} />;
}
