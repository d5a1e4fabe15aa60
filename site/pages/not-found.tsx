import { data } from "react-router";

/** Takes every address that nothing else takes; the language's shell shows the error page. */
export async function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
