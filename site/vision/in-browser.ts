import { changeByForm } from "./change.ts";
import { readVisionCookie, writeVisionCookie } from "./cookie.ts";
import type { VisionSettings } from "./settings.ts";

/** The same change as the endpoint makes, on the same cookie: another tab's changes are kept. */
export function changeCookie(form: FormData): VisionSettings {
  const settings = changeByForm(readCookie(), form) ?? readCookie();
  // oxlint-disable-next-line no-document-cookie -- the one cookie that a page's script writes
  document.cookie = writeVisionCookie(settings);
  return settings;
}

export function readCookie(): VisionSettings {
  return readVisionCookie(document.cookie);
}
