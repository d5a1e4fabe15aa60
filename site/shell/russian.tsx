import { Outlet } from "react-router";
import { ru } from "../i18n/ru.ts";
import type { Route } from "./+types/russian.ts";
import { ErrorPage } from "./error-page.tsx";
import { loadShell } from "./load-shell.server.ts";
import { Shell } from "./shell.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

export default function Russian({ loaderData }: Route.ComponentProps) {
  return (
    <Shell words={ru} data={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell words={ru} data={loaderData}>
      <ErrorPage error={error} />
    </Shell>
  );
}
