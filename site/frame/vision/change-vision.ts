import { redirect } from "react-router";
import { defaultLocale, inAllLanguages, type Locale } from "#contract/locale.ts";
import type { ActionArgs } from "../../render/route-module.ts";
import { href } from "../../urls.ts";
import { changeByForm } from "./change.ts";
import { readVisionCookie, writeVisionCookie } from "./cookie.ts";
import { RETURN, toReturnPath } from "./return-path.ts";

/** The buttons of the visually-impaired mode: one parameter changes, the visitor is led back to the page. */
export async function action({ request }: ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const settings = changeByForm(readVisionCookie(request.headers.get("Cookie")), form);
  if (!settings) return new Response(inAllLanguages(refusal), { status: 400 });
  return redirect(toReturnPath(form.get(RETURN)) ?? href(defaultLocale, "home"), {
    status: 303,
    headers: { "Set-Cookie": writeVisionCookie(settings) },
  });
}

/** Nothing is read here; whoever comes by address is led home. */
export async function loader() {
  return redirect(href(defaultLocale, "home"));
}

const refusal: Record<Locale, string> = {
  ru: "Выберите одну настройку показа",
  en: "Choose one display setting",
};
