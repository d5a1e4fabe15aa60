import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { pathOf } from "#contract/paths.ts";

/** A few words chosen by a press: a language, a setting. */
const MOST_BYTES = 64 * 1024;

const limit = bodyLimit({
  maxSize: MOST_BYTES,
  onError(c) {
    const locale = /^\/en(\/|$)/.test(c.req.path) ? "en" : "ru";
    return c.text(`${refusal[locale]}\n`, 413, {
      "Content-Language": locale,
      "Cache-Control": "no-store",
      // The rest of the body stays unread, so nothing more can come this way.
      Connection: "close",
    });
  },
});

/** What is posted to the site is measured before anything reads it. The API and the forms, which take files, measure by themselves. */
export const postLimit = createMiddleware(async (c, next) => (measuresItself(c.req.path) ? next() : limit(c, next)));

const FORMS = pathOf("form", { name: "" });

function measuresItself(path: string): boolean {
  return /^\/api(\/|$)/.test(path) || path.replace(/^\/en(?=\/)/, "").startsWith(FORMS);
}

const refusal = {
  ru: "Запрос слишком большой и не принят. Вернитесь назад и попробуйте ещё раз.",
  en: "The request is too large and was not accepted. Go back and try again.",
};
