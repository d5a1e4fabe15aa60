import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadSection } from "../parts/sections/load-section.server.ts";
import { SectionPage } from "../parts/sections/section-page.tsx";
import { TourismActions } from "./tourism/tourism-actions.tsx";

export async function loader({ context, request }: LoaderArgs) {
  return loadSection(context, request, "tourism");
}

export default function Tourism({ loaderData }: PageProps<typeof loader>) {
  return <SectionPage data={loaderData} action={<TourismActions />} />;
}
