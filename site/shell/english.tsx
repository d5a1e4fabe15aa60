import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { en } from "../i18n/en.ts";
import type { Route } from "./+types/english.ts";
import { runMiddleware } from "../middleware/run-middleware.server.ts";
import { getState } from "../state/store.ts";
import { loadShell } from "./load-shell.server.ts";
import { Shell } from "./shell.tsx";

const ErrorPage = lazy(() => import("./error-page.tsx"));

export const middleware = [runMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

/** Loaded once a visit, and again at every entry for as long as the contacts are missing. */
export function shouldRevalidate() {
  return getState().defaultContact === null;
}

export default function English({ loaderData }: Route.ComponentProps) {
  return (
    <Shell words={en} data={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell words={en} data={loaderData}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </Shell>
  );
}
