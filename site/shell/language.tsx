import { Outlet } from "react-router";
import { runMiddleware } from "../middleware/run-middleware.server.ts";
import type { Route } from "./+types/language.ts";
import { ErrorPage } from "./error-page.tsx";
import { loadShell } from "./load-shell.server.ts";
import { EMPTY_SHELL, Shell } from "./shell.tsx";

export const middleware = [runMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

/** Around every page of a language. */
export default function Language({ loaderData }: Route.ComponentProps) {
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData = EMPTY_SHELL }: Route.ErrorBoundaryProps) {
  return (
    <Shell data={loaderData}>
      <ErrorPage error={error} phone={loaderData.contact?.phone} />
    </Shell>
  );
}
