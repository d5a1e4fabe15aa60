import { data } from "react-router";
import type { LoaderArgs } from "../render/route-module.ts";

/** Catches every address without a route; the language's layout shows the error page. */
export async function loader({ site }: LoaderArgs) {
  throw data(null, { status: site.isUnreadable ? 400 : 404 });
}

export default function NotFound() {
  return null;
}
