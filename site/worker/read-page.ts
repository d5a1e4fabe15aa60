import { plainText } from "#contract/plain-text.ts";
import type { Clinic } from "./messages.ts";

/** Only a complete, public page of this site: no error, no redirect, nothing personal. */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isOwn = /no-store|private/.test(headers.get("Cache-Control") ?? "");
  return status === 200 && type === "basic" && !redirected && isPage && !isOwn;
}

/** A page in the visually-impaired mode is `no-store`; this check also works behind a proxy that drops the header. */
export function isOfVisionMode(html: string): boolean {
  return /<html[^>]* data-vision/.test(html);
}

/** One size of each image is enough, and then the browser requests exactly that one. */
export function withOnePictureSize(html: string): string {
  return html.replaceAll(/<source [^>]*>/g, "").replaceAll(/ (?:image)?srcset="[^"]*"/gi, "");
}

export function titleOf(html: string): string {
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return plainText(heading).replaceAll("\u00ad", "");
}

/** Read from the structured data of a center's page, because it is more reliable than the text. */
export function clinicOf(html: string): Clinic | undefined {
  for (const json of found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const data = JSON.parse(json) as { "@type"?: string; telephone?: string; address?: { streetAddress?: string } };
    if (data["@type"] !== "MedicalClinic") continue;
    return { phone: data.telephone ?? "", address: data.address?.streetAddress ?? "" };
  }
  return undefined;
}

/** Files that a page references: without the build files it is broken, without a picture it is still usable. */
export function filesOf(html: string): { needed: string[]; pictures: string[] } {
  const needed = found(html, /(?:href|src)="(\/assets\/[^"#]+)/g);
  return { needed, pictures: found(html, /src="(\/(?!assets\/)[^"/][^"]*)"/g) };
}

const IMPORTED = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;
const LAZY = /["'`](?:\.\/|\/?assets\/)((?:saving|in-browser)-[\w.-]+\.js|vision-mode-[\w.-]+\.css)["'`]/g;

/**
 * Dependencies of a build file. Of lazily loaded scripts only the one that lists the saved pages and the one of the
 * visually-impaired mode are cached, the latter with its styles.
 */
export function filesWithin(path: string, text: string): string[] {
  if (path.endsWith(".css")) return found(text, /url\(["']?(\/assets\/[^"')#]+)/g);
  if (!path.endsWith(".js")) return [];
  return [...found(text, IMPORTED), ...found(text, LAZY)].map((name) => `/assets/${name}`);
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name))];
}
