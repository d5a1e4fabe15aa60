import { redirectDocument } from "react-router";
import { isLocale } from "#contract/locale.ts";
import { href } from "../urls.ts";
import type { Route } from "./+types/choose-locale.ts";

const YEAR = 365 * 24 * 60 * 60;

/** The language toggle: remembers the choice and loads the other language's home page whole. */
export async function action({ request }: Route.ActionArgs) {
  const locale = (await request.formData()).get("locale");
  if (!isLocale(locale)) throw new Response(null, { status: 400 });
  return redirectDocument(href(locale, "home"), {
    status: 303,
    headers: {
      "Set-Cookie": `locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax`,
    },
  });
}
