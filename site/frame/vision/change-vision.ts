import { redirect } from "react-router";
import { defaultLocale, inAllLanguages, type Locale } from "#contract/locale.ts";
import type { ActionArgs } from "../../render/route-module.ts";
import { href } from "../../urls.ts";
import { changeByForm } from "./change.ts";
import { readVisionCookie, writeVisionCookie } from "./cookie.ts";
import { RETURN, toReturnPath } from "./return-path.ts";

/** Handles the buttons of the visually-impaired mode: changes one parameter and redirects to the page. */
export async function action({ request }: ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const settings = changeByForm(readVisionCookie(request.headers.get("Cookie")), form);
  if (!settings) return new Response(inAllLanguages(refusal), { status: 400 });
  return redirect(toReturnPath(form.get(RETURN)) ?? href(defaultLocale, "home"), {
    status: 303,
    headers: { "Set-Cookie": writeVisionCookie(settings) },
  });
}

/** There is nothing to read here; a GET redirects to the home page. */
export async function loader() {
  return redirect(href(defaultLocale, "home"));
}

const refusal: Record<Locale, string> = {
  ru: "Выберите одну настройку показа",
  en: "Choose one display setting",
};
