import { useRouteLoaderData } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { routeId } from "../urls.ts";
import type { ShellData } from "./load-shell.server.ts";

/** What the shell has loaded, for parts that stand elsewhere. */
export function useShellData(): ShellData | undefined {
  return useRouteLoaderData<ShellData>(routeId(useWords().locale, "shell"));
}
