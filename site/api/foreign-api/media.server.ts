export type MediaPlaces = {
  /** A path of this site, or an address elsewhere. */
  baseUrl: string;
  /** Other hosts whose pictures may be shown. */
  hosts: readonly string[];
};

/**
 * Resolves the addresses of an answer's pictures and files. A picture from any other host is removed: the content
 * policy would block it.
 */
export function createMediaSettler({ baseUrl, hosts }: MediaPlaces) {
  const base = new URL(baseUrl, THIS_SITE);
  const basePath = base.pathname.replace(/\/$/, "");
  const origin = base.origin === THIS_SITE ? "" : base.origin;

  function settlePath(path: string): string | null {
    if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) {
      const url = URL.parse(path, base);
      const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === "";
      return isWeb && (url.origin === base.origin || hosts.includes(url.host)) ? url.href : null;
    }
    const url = URL.parse(path.replace(/^\/?/, "/"), THIS_SITE);
    if (!url) return null;
    const isThere = url.pathname.startsWith(`${basePath}/`);
    return origin + (isThere ? "" : basePath) + url.pathname + url.search;
  }

  function settlePicture(picture: Saved): Saved | null {
    const settled = settleFields(picture);
    for (const key of ADDRESSES) {
      if (typeof picture[key] !== "string") continue;
      const path = settlePath(picture[key]);
      if (path === null) return null;
      settled[key] = path;
    }
    return settled;
  }

  /** A document on another host is an ordinary link. */
  function settleFile(file: Saved): Saved {
    const path = String(file["path"]);
    return { ...settleFields(file), path: settlePath(path) ?? (/^https?:\/\//i.test(path) ? path : "") };
  }

  /** Without its picture the block keeps its caption. */
  function settleImageBlock(block: Saved, data: Saved): Saved {
    const image = isSaved(data["image"]) ? settlePicture(data["image"]) : null;
    const url = image?.["path"] ?? settlePath(String(data["url"])) ?? "";
    return { ...block, data: { ...data, image, url } };
  }

  function settleFields(saved: Saved): Saved {
    const settled = Object.fromEntries(Object.entries(saved).map(([key, value]) => [key, settle(value)]));
    const { galleryFiles } = settled;
    // A value that is only a picture is removed with it.
    if (Array.isArray(galleryFiles)) settled["galleryFiles"] = galleryFiles.filter((file: Saved) => file["image"]);
    return settled;
  }

  function settleSizes(compressed: Saved): Saved {
    const sizes = Object.entries(compressed).map(([width, size]) => [
      width,
      isSaved(size) ? settlePicture(size) : size,
    ]);
    return Object.fromEntries(sizes.filter(([, size]) => size !== null));
  }

  function settle(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(settle);
    if (!isSaved(value)) return value;
    if (value["type"] === "image" && isSaved(value["data"])) return settleImageBlock(value, value["data"]);
    if (isPicture(value)) return settlePicture(value);
    if (isSaved(value["compressed"])) return { ...settleFields(value), compressed: settleSizes(value["compressed"]) };
    return isFile(value) ? settleFile(value) : settleFields(value);
  }

  return settle;
}

type Saved = Record<string, unknown>;

/** A placeholder for the site's own origin, which is not known here. */
const THIS_SITE = "http://this-site.invalid";
const ADDRESSES = ["path", "avif", "webp"];

function isSaved(value: unknown): value is Saved {
  return typeof value === "object" && value !== null;
}

/** A picture has a width, even if it is unknown; a link to a page has none. */
function isPicture(value: Saved): boolean {
  return "width" in value && ADDRESSES.some((key) => typeof value[key] === "string");
}

function isFile(value: Saved): boolean {
  return "ext" in value && typeof value["path"] === "string";
}
