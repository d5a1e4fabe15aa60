export const videoServices = ["youtube", "vimeo", "rutube", "vk"] as const;
export type VideoService = (typeof videoServices)[number];

/** A video's page at its provider (`source`) and its player (`embed`). */
export type VideoAddress = { service: VideoService; source: string; embed: string };

/** The origins of the players; the content policy uses this list. */
export const videoOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://rutube.ru",
  "https://vkvideo.ru",
  "https://vk.com",
];

/**
 * Parses the address of a video or of its player. Both addresses are rebuilt: only ids of a foreign address are used.
 */
export function readVideoAddress(address: string): VideoAddress | undefined {
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  return readers[host]?.(url);
}

const readers: Record<string, (url: URL) => VideoAddress | undefined> = {
  "youtube.com": youtube,
  "youtube-nocookie.com": youtube,
  "youtu.be": youtube,
  "vimeo.com": vimeo,
  "player.vimeo.com": vimeo,
  "rutube.ru": rutube,
  "vk.com": vk,
  "vk.ru": vk,
  "vkvideo.ru": vk,
};

/** The start time of a video in seconds: `t=90`, `t=1m30s`, `start=90`, or `#t=90s`. */
function startOf({ searchParams, hash }: URL): number {
  const written = searchParams.get("start") ?? searchParams.get("t") ?? /^#t=(\w{1,12})$/.exec(hash)?.[1] ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtube(url: URL): VideoAddress | undefined {
  const { pathname, searchParams } = url;
  const start = startOf(url);
  const id = searchParams.get("v") ?? /^\/(?:(?:embed|shorts|live|v)\/)?([^/]+)/.exec(pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    service: "youtube",
    source: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ""}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1${start ? `&start=${start}` : ""}`,
  };
}

/** An unlisted video has a second key, `h`. */
function vimeo(url: URL): VideoAddress | undefined {
  const { pathname, searchParams } = url;
  const start = startOf(url) ? `#t=${startOf(url)}s` : "";
  const [, id, inPath] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = inPath ?? /^[\da-f]+$/.exec(searchParams.get("h") ?? "")?.[0];
  return {
    service: "vimeo",
    source: `https://vimeo.com/${id}${key ? `/${key}` : ""}${start}`,
    embed: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ""}${start}`,
  };
}

/** A private video has a second key, `p`. */
function rutube(url: URL): VideoAddress | undefined {
  const { pathname, searchParams } = url;
  const [, isPrivate, id] = /^\/(?:video|shorts|play\/embed)\/(private\/)?([\da-f]{32}|\d+)\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = /^[\w-]+$/.exec(searchParams.get("p") ?? "")?.[0];
  const start = startOf(url);
  const parts = [key && `p=${key}`, start && `t=${start}`].filter(Boolean);
  const query = parts.length > 0 ? `?${parts.join("&")}` : "";
  return {
    service: "rutube",
    source: `https://rutube.ru/video/${isPrivate || key ? "private/" : ""}${id}/${query}`,
    embed: `https://rutube.ru/play/embed/${id}${query}`,
  };
}

/** `/video-12_34`, `?z=video-12_34` or the player's own `video_ext.php?oid=-12&id=34&hash=…`. */
function vk(url: URL): VideoAddress | undefined {
  const { pathname, searchParams } = url;
  const start = startOf(url);
  const named = /(?:video|clip)(-?\d+)_(\d+)/.exec(`${pathname} ${searchParams.get("z") ?? ""}`);
  const owner = named?.[1] ?? /^-?\d+$/.exec(searchParams.get("oid") ?? "")?.[0];
  const id = named?.[2] ?? /^\d+$/.exec(searchParams.get("id") ?? "")?.[0];
  if (!owner || !id) return undefined;
  const hash = /^[\da-f]+$/.exec(searchParams.get("hash") ?? "")?.[0];
  return {
    service: "vk",
    source: `https://vkvideo.ru/video${owner}_${id}${start ? `?t=${start}s` : ""}`,
    embed: `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}&hd=2${hash ? `&hash=${hash}` : ""}${start ? `&t=${start}s` : ""}`,
  };
}
