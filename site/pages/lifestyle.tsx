import { loadSection } from "../sections/load-section.server.ts";
import { SectionPage } from "../sections/section-page.tsx";
import type { Route } from "./+types/lifestyle.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadSection(context, request, "lifestyle");
}

export default function Lifestyle({ loaderData }: Route.ComponentProps) {
  return <SectionPage data={loaderData} />;
}
