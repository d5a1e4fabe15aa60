import { Outlet } from "react-router";
import type { ErrorProps, LoaderArgs, PageProps } from "../render/route-module.ts";
import { ErrorPage } from "./error-page.tsx";
import { loadShell } from "./load-shell.server.ts";
import { EMPTY_SHELL, Shell } from "./shell.tsx";

export async function loader({ site }: LoaderArgs) {
  return loadShell(site);
}

/** Around every page of a language. */
export default function Language({ loaderData }: PageProps<typeof loader>) {
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData = EMPTY_SHELL }: ErrorProps<typeof loader>) {
  return (
    <Shell data={loaderData}>
      <ErrorPage error={error} phone={loaderData.contact?.phone} />
    </Shell>
  );
}
