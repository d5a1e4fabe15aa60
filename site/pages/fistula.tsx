import { pathOf } from "#contract/paths.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadThemePage } from "../parts/themes/load-theme-page.server.ts";
import { ThemePage } from "../parts/themes/theme-page.tsx";

export async function loader({ site, request }: LoaderArgs) {
  return loadThemePage(site, pathOf("fistula"), request);
}

export default function Fistula({ loaderData }: PageProps<typeof loader>) {
  return <ThemePage data={loaderData} />;
}
