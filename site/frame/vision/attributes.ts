import type { VisionSettings } from "./settings.ts";

/** For <html>: CSS has a rule for every value, so no style attribute is needed. */
export function visionAttributes(settings: VisionSettings | null): Record<string, string> {
  if (!settings) return {};
  return {
    "data-vision": settings.theme,
    "data-vision-font": String(settings.fontSize),
    "data-vision-letter": String(settings.letterSpacing),
    "data-vision-line": String(settings.lineHeight),
    "data-vision-images": settings.showImages ? "on" : "off",
  };
}
