import { data } from "react-router";
import type { LoaderArgs } from "../render/route-module.ts";

/** Takes every address that nothing else takes; the language's shell shows the error page. */
export async function loader({ site }: LoaderArgs) {
  throw data(null, { status: site.isUnreadable ? 400 : 404 });
}

export default function NotFound() {
  return null;
}
