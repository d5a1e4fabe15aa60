import { data } from "react-router";
import { siteContext } from "../render/context.server.ts";
import type { LoaderArgs } from "../render/route-module.ts";

/** Takes every address that nothing else takes; the language's shell shows the error page. */
export async function loader({ context }: LoaderArgs) {
  throw data(null, { status: context.get(siteContext).isUnreadable ? 400 : 404 });
}

export default function NotFound() {
  return null;
}
