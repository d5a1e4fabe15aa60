import { DEFAULTS, toSettings, type VisionSettings } from "./settings.ts";

const NAME = "visually_impaired";
const YEAR = 365 * 24 * 60 * 60;

/** From a Cookie header or document.cookie. An unreadable cookie counts as none. */
export function readVisionCookie(cookies: string | null): VisionSettings {
  const pair = cookies?.split(";").find((part) => part.trim().startsWith(`${NAME}=`));
  if (!pair) return DEFAULTS;
  try {
    return toSettings(JSON.parse(decodeURIComponent(pair.slice(pair.indexOf("=") + 1).trim())));
  } catch {
    return DEFAULTS;
  }
}

/** For both Set-Cookie and document.cookie. Not HttpOnly: the page's script changes it at once, without a load. */
export function writeVisionCookie(settings: VisionSettings): string {
  return `${NAME}=${encodeURIComponent(JSON.stringify(settings))}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
