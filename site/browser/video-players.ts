import type { VideoService } from "#contract/blocks/video-address.ts";

type Message = Record<string, unknown>;

/** How to control a provider's player through its frame, and how to read its messages. */
export type VideoPlayer = {
  /** Query parameters that enable its messages. */
  query: Record<string, string>;
  /** Sent when it has loaded: from then on it reports its state. */
  greetings: unknown[];
  say: (command: "play" | "pause") => unknown;
  /** Whether it plays, according to a message; undefined if the message is about something else. */
  isPlaying: (message: Message) => boolean | undefined;
};

export const videoPlayers: Record<VideoService, VideoPlayer> = {
  youtube: {
    query: { enablejsapi: "1", origin: location.origin },
    greetings: [JSON.stringify({ event: "listening", id: "video", channel: "widget" })],
    say: (command) => JSON.stringify({ event: "command", func: `${command}Video`, args: [] }),
    isPlaying: ({ event, info }) =>
      among(event === "onStateChange" ? info : partOf(info, "playerState"), [1, 3], [0, 2]),
  },
  vimeo: {
    query: {},
    greetings: ["play", "pause", "ended"].map((value) => ({ method: "addEventListener", value })),
    say: (method) => ({ method }),
    isPlaying: ({ event }) => among(event, ["play", "playing"], ["ready", "pause", "ended"]),
  },
  rutube: {
    query: {},
    greetings: [],
    say: (command) => JSON.stringify({ type: `player:${command}`, data: {} }),
    isPlaying: ({ type, data }) =>
      type === "player:ready"
        ? false
        : among(partOf(data, "state"), ["playing"], ["pause", "paused", "stopped", "completed"]),
  },
  vk: {
    query: { js_api: "1" },
    greetings: [{ method: "init" }],
    say: (method) => ({ method }),
    isPlaying: ({ event }) => among(event, ["started", "resumed"], ["inited", "paused", "ended"]),
  },
};

/** Some send objects, others the same as JSON. */
export function readMessage(data: unknown): Message {
  if (typeof data !== "string") return isMessage(data) ? data : {};
  try {
    const parsed: unknown = JSON.parse(data);
    return isMessage(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isMessage(data: unknown): data is Message {
  return typeof data === "object" && data !== null;
}

function partOf(data: unknown, name: string): unknown {
  return isMessage(data) ? data[name] : undefined;
}

function among(state: unknown, playing: unknown[], standing: unknown[]): boolean | undefined {
  return playing.includes(state) ? true : standing.includes(state) ? false : undefined;
}
