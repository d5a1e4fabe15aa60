import { createHash } from "node:crypto";
import { videoOrigins } from "#contract/blocks/video-address.ts";

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** In development Vite puts styles into the page. */
export type PolicyMode = "production" | "development";

type PolicyOptions = {
  mode: PolicyMode;
  mediaOrigin?: string;
  /** Made to stand in a frame of our own pages. */
  isFramed?: boolean;
};

/** The policy of one whole page: the same everywhere but for the hashes of its inline scripts. */
export function contentPolicy(html: string, { mode, mediaOrigin = "", isFramed = false }: PolicyOptions): string {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = "", code = "" } = groups ?? {};
    // A script with a source is covered by 'self'; JSON-LD is data and never runs.
    if (/\ssrc=/.test(attributes) || /type="application\//.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  const scripts = ["'self'", ...hashes];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    `style-src 'self'${mode === "development" ? " 'unsafe-inline'" : ""}`,
    ["img-src 'self'", mediaOrigin].filter(Boolean).join(" "),
    "font-src 'self'",
    // The quality-assessment banner, and the players of videos, which a visitor has to start.
    `frame-src 'self' ${videoOrigins.join(" ")}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}
