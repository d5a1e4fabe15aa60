import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadSection } from "../parts/sections/load-section.server.ts";
import { SectionPage } from "../parts/sections/section-page.tsx";
import { GuestCenters } from "./tourism/guest-centers.tsx";
import { loadGuestCenters } from "./tourism/load-guest-centers.server.ts";
import { TourismActions } from "./tourism/tourism-actions.tsx";

export async function loader({ context, request }: LoaderArgs) {
  const [section, guests] = await Promise.all([
    loadSection(context, request, "tourism"),
    loadGuestCenters(context, new URL(request.url).searchParams),
  ]);
  return { section, guests };
}

export default function Tourism({ loaderData }: PageProps<typeof loader>) {
  const { section, guests } = loaderData;
  return <SectionPage data={section} action={<TourismActions />} below={<GuestCenters guests={guests} />} />;
}
