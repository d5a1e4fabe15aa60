import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadSection } from "../parts/sections/load-section.server.ts";
import { SectionPage } from "../parts/sections/section-page.tsx";

export async function loader({ site, request }: LoaderArgs) {
  return loadSection(site, request, "news");
}

export default function News({ loaderData }: PageProps<typeof loader>) {
  return <SectionPage data={loaderData} />;
}
