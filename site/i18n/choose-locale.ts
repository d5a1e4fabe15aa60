import { redirect, redirectDocument } from "react-router";
import { isLocale } from "#contract/locale.ts";
import type { ActionArgs } from "../render/route-module.ts";
import { href } from "../urls.ts";

const YEAR = 365 * 24 * 60 * 60;

/** The language toggle: remembers the choice and loads the other language's home page whole. */
export async function action({ request }: ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const locale = form.get("locale");
  if (!isLocale(locale))
    return new Response("Выберите язык: ru или en\nChoose a language: ru or en\n", { status: 400 });
  return redirectDocument(href(locale, "home"), {
    status: 303,
    headers: { "Set-Cookie": `locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax` },
  });
}

/** Nothing is read here; whoever comes by address is led home. */
export async function loader() {
  return redirect(href("ru", "home"));
}
