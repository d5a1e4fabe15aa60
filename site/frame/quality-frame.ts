import { localePath } from "#contract/locale.ts";
import { dictionaries } from "../i18n/dictionaries.ts";
import type { LoaderArgs } from "../render/route-module.ts";
import fonts from "../ui/fonts.css?url";
import { QUALITY_PATH } from "./quality-path.ts";

/** The document inside the banner's frame, with one link that leads out of it. */
export async function loader({ site }: LoaderArgs) {
  const { locale } = site;
  const { title, inFrame } = dictionaries[locale].quality;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta name="robots" content="noindex"><link rel="stylesheet" href="${fonts}"><link rel="stylesheet" href="/quality-assessment.css"></head>
<body><a href="${localePath(locale, QUALITY_PATH)}" target="_top"><img src="/quality-assessment.svg" width="56" height="56" alt=""><span>${title}<small>${inFrame}</small></span></a></body></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "no-cache",
    },
  });
}
