import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { MAX_UPLOAD_BYTES } from "#contract/forms/files.ts";

/** A form with a file of the allowed size, and what was typed around it. */
const MOST_BYTES = MAX_UPLOAD_BYTES + 2 * 1024 * 1024;

const limit = bodyLimit({
  maxSize: MOST_BYTES,
  onError(c) {
    const isEnglish = /^\/en(\/|$)/.test(c.req.path);
    // The rest of the body stays unread, so nothing more can come this way.
    return c.text(`${refusal[isEnglish ? "en" : "ru"]}\n`, 413, {
      "Content-Language": isEnglish ? "en" : "ru",
      "Cache-Control": "no-store",
      Connection: "close",
    });
  },
});

/** What is posted to the site is measured before anything reads it. The API has limits of its own. */
export const postLimit = createMiddleware(async (c, next) =>
  /^\/api(\/|$)/.test(c.req.path) ? next() : limit(c, next),
);

const refusal = {
  ru: "Файл слишком большой: мы принимаем до 5 МБ. Вернитесь назад — всё, что вы написали, осталось на месте — и приложите файл поменьше или отправьте без него.",
  en: "The file is too big: we take up to 5 MB. Go back, where all you have typed is still in place, and attach a smaller file or send without one.",
};
