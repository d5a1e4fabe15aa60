import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { inAllLanguages, type Locale } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import { defaultPhones } from "#site/parts/company/defaults.ts";

/** If not even an error page can be rendered: plain text with the phone. */
export function sorry(log: Pick<Logger, "info" | "error">): ErrorHandler {
  return (error, c) => {
    // A client that disconnects is not our error.
    const isGone = c.req.raw.signal.aborted;
    log[isGone ? "info" : "error"]({ err: error }, isGone ? "gone" : "unhandled");
    return c.text(inAllLanguages(SORRY), 500, { "Cache-Control": "no-store" });
  };
}

const SORRY: Record<Locale, string> = {
  ru: `На сайте произошла ошибка. Позвоните нам: ${formatPhone(defaultPhones.ru)}. Если нужна срочная помощь, звоните 103 или 112.`,
  en: `Something went wrong. Call us: ${formatPhone(defaultPhones.en)}. If it is urgent, call 103 or 112.`,
};
