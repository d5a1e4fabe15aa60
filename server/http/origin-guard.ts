import { createMiddleware } from "hono/factory";
import { inAllLanguages, type Locale } from "#contract/locale.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A post from another site's page is refused. Browsers always send Origin with a post, so its absence is refused too.
 * The API, which programs call, has its own rule.
 */
export function originGuard(publicOrigin: string) {
  return createMiddleware(async (c, next) => {
    const isApi = /^\/api(\/|$)/.test(c.req.path);
    if (isApi || READING.has(c.req.method) || c.req.header("Origin") === publicOrigin) return next();
    return c.text(inAllLanguages(refusal), 403);
  });
}

const refusal: Record<Locale, string> = {
  ru: "Запрос пришёл с чужого сайта и не принят. Откройте наш сайт и отправьте ещё раз.",
  en: "This request came from another site and was not accepted. Open our site and send it again.",
};
