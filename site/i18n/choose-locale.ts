import { redirect, redirectDocument } from "react-router";
import { defaultLocale, inAllLanguages, isLocale, type Locale, locales } from "#contract/locale.ts";
import type { ActionArgs } from "../render/route-module.ts";
import { href } from "../urls.ts";

const YEAR = 365 * 24 * 60 * 60;

/** The language toggle: stores the choice and loads the other language's home page. */
export async function action({ request }: ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const locale = form.get("locale");
  if (!isLocale(locale)) return new Response(inAllLanguages(refusal), { status: 400 });
  return redirectDocument(href(locale, "home"), {
    status: 303,
    headers: { "Set-Cookie": `locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax` },
  });
}

const refusal: Record<Locale, string> = {
  ru: `Выберите язык: ${locales.join(" или ")}`,
  en: `Choose a language: ${locales.join(" or ")}`,
};

/** There is nothing to read here; a GET redirects to the home page. */
export async function loader() {
  return redirect(href(defaultLocale, "home"));
}
