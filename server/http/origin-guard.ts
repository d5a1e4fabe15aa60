import { createMiddleware } from "hono/factory";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A post from another site's page is refused. Browsers always send Origin with a post, so on the site its absence
 * is refused too; programs that call the API send none.
 */
export function originGuard(publicOrigin: string) {
  return createMiddleware(async (c, next) => {
    if (READING.has(c.req.method)) return next();
    const origin = c.req.header("Origin");
    const isApi = c.req.path.startsWith("/api/");
    if (origin === publicOrigin || (isApi && origin === undefined)) return next();
    if (isApi)
      return c.json(
        {
          status: 403,
          message: refusal[c.req.header("X-Locale") === "en" ? "en" : "ru"],
        },
        403,
      );
    return c.text(`${refusal.ru}\n${refusal.en}\n`, 403);
  });
}

const refusal = {
  ru: "Запрос пришёл с чужого сайта и не принят. Откройте наш сайт и отправьте ещё раз.",
  en: "This request came from another site and was not accepted. Open our site and send it again.",
};
