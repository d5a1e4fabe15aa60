import { pathOf } from "#contract/paths.ts";
import { loadThemePage } from "../themes/load-theme-page.server.ts";
import { ThemePage } from "../themes/theme-page.tsx";
import type { Route } from "./+types/kidney-transplant.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadThemePage(context, pathOf("kidneyTransplant"), request);
}

export default function KidneyTransplant({ loaderData }: Route.ComponentProps) {
  return <ThemePage data={loaderData} />;
}
