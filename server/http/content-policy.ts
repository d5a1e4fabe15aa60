import { videoOrigins } from "#contract/blocks/video-address.ts";

/** In development Vite puts styles into the page. */
export type PolicyMode = "production" | "development";

export type PolicyOptions = {
  mode: PolicyMode;
  /** Other sources of pictures: origins, or hosts, which are reached with the scheme of the page. */
  mediaOrigins?: readonly string[];
  /** The visitor counter, which loads after consent. */
  hasCounter?: boolean;
  /** Meant to be framed by our own pages. */
  isFramed?: boolean;
};

/** The same on every page. There are no inline scripts; JSON-LD is data and never runs. */
export function contentPolicy({
  mode,
  mediaOrigins = [],
  hasCounter = false,
  isFramed = false,
}: PolicyOptions): string {
  const counter = hasCounter ? " https://mc.yandex.ru" : "";
  return [
    "default-src 'none'",
    `script-src 'self'${counter}`,
    `style-src 'self'${mode === "development" ? " 'unsafe-inline'" : ""}`,
    `${["img-src 'self'", ...mediaOrigins].join(" ")}${counter}`,
    "font-src 'self'",
    // The quality-assessment banner, and the players of videos, which a visitor has to start.
    `frame-src 'self' ${videoOrigins.join(" ")}`,
    `connect-src 'self'${counter}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}
