export const videoServices = ["youtube", "vimeo", "rutube", "vk"] as const;
export type VideoService = (typeof videoServices)[number];

/** A video to watch at its provider's (`source`) and to play on a page (`embed`). */
export type VideoAddress = { service: VideoService; source: string; embed: string };

/** Where the players come from: the one list the content policy goes by. */
export const videoOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://rutube.ru",
  "https://vkvideo.ru",
  "https://vk.com",
];

/** Reads the address of a video or of its player. Both are written anew: nothing of a foreign address gets through but ids. */
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

function youtube({ pathname, searchParams }: URL): VideoAddress | undefined {
  const id = searchParams.get("v") ?? /^\/(?:(?:embed|shorts|live|v)\/)?([^/]+)/.exec(pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return {
    service: "youtube",
    source: `https://www.youtube.com/watch?v=${id}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1`,
  };
}

/** A video that is not listed has a second key, `h`. */
function vimeo({ pathname, searchParams }: URL): VideoAddress | undefined {
  const [, id, inPath] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = inPath ?? /^[\da-f]+$/.exec(searchParams.get("h") ?? "")?.[0];
  return {
    service: "vimeo",
    source: `https://vimeo.com/${id}${key ? `/${key}` : ""}`,
    embed: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ""}`,
  };
}

/** A private video has a second key, `p`. */
function rutube({ pathname, searchParams }: URL): VideoAddress | undefined {
  const [, isPrivate, id] = /^\/(?:video|shorts|play\/embed)\/(private\/)?([\da-f]{32}|\d+)\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = /^[\w-]+$/.exec(searchParams.get("p") ?? "")?.[0];
  const query = key ? `?p=${key}` : "";
  return {
    service: "rutube",
    source: `https://rutube.ru/video/${isPrivate || key ? "private/" : ""}${id}/${query}`,
    embed: `https://rutube.ru/play/embed/${id}${query}`,
  };
}

/** `/video-12_34`, `?z=video-12_34` or the player's own `video_ext.php?oid=-12&id=34&hash=…`. */
function vk({ pathname, searchParams }: URL): VideoAddress | undefined {
  const named = /(?:video|clip)(-?\d+)_(\d+)/.exec(`${pathname} ${searchParams.get("z") ?? ""}`);
  const owner = named?.[1] ?? /^-?\d+$/.exec(searchParams.get("oid") ?? "")?.[0];
  const id = named?.[2] ?? /^\d+$/.exec(searchParams.get("id") ?? "")?.[0];
  if (!owner || !id) return undefined;
  const hash = /^[\da-f]+$/.exec(searchParams.get("hash") ?? "")?.[0];
  return {
    service: "vk",
    source: `https://vkvideo.ru/video${owner}_${id}`,
    embed: `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}&hd=2${hash ? `&hash=${hash}` : ""}`,
  };
}
