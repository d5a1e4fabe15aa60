import type { VideoService } from "#contract/blocks/video-address.ts";
import { readMessage, type VideoPlayer, videoPlayers } from "./video-players.ts";

/** Replaces the picture of a video with the provider's player, with our own controls under it. */
export function playVideo(link: HTMLAnchorElement): void {
  const { video = "", service = "", title = "" } = link.dataset;
  const figure = link.closest("figure");
  const player = videoPlayers[service as VideoService];
  const address = new URL(video);
  for (const [name, value] of Object.entries({ autoplay: "1", ...player.query })) address.searchParams.set(name, value);
  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = title;
  // Both are safe together if the frame has another origin.
  frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-presentation", "allow-popups");
  frame.sandbox.add("allow-popups-to-escape-sandbox");
  frame.allow = "autoplay; picture-in-picture; encrypted-media; fullscreen";
  frame.allowFullscreen = true;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(frame);
  const controls = figure?.querySelector<HTMLElement>("[data-video-controls]");
  if (!figure || !controls) return frame.focus();
  controls.hidden = false;
  const [toggle, full] = controls.querySelectorAll("button");
  if (toggle) startToggle(toggle, frame, player, address.origin);
  if (full) startFullScreen(full, figure);
  toggle?.focus();
}

/** Disabled until the player sends a message: a provider that sends none is controlled in its own frame. */
function startToggle(toggle: HTMLButtonElement, frame: HTMLIFrameElement, player: VideoPlayer, origin: string): void {
  const words = { play: toggle.textContent, pause: toggle.dataset["pause"] ?? "" };
  let isPlaying = false;
  const post = (message: unknown) => frame.contentWindow?.postMessage(message, origin);
  frame.addEventListener("load", () => player.greetings.forEach(post));
  const leaving = new AbortController();
  window.addEventListener(
    "message",
    ({ source, origin: from, data }) => {
      // The page may have changed meanwhile.
      if (!frame.isConnected) return leaving.abort();
      if (source !== frame.contentWindow || from !== origin) return;
      const state = player.isPlaying(readMessage(data));
      if (state === undefined) return;
      isPlaying = state;
      toggle.ariaDisabled = null;
      toggle.textContent = isPlaying ? words.pause : words.play;
    },
    { signal: leaving.signal },
  );
  toggle.addEventListener("click", () => post(player.say(isPlaying ? "pause" : "play")));
}

/** The whole figure, so that the controls stay visible. Browsers without support have the player's own button. */
function startFullScreen(full: HTMLButtonElement, figure: HTMLElement): void {
  full.hidden = !document.fullscreenEnabled;
  const words = { enter: full.textContent, leave: full.dataset["leave"] ?? "" };
  full.addEventListener("click", () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : figure.requestFullscreen();
    change.catch((error: unknown) => console.warn(error));
  });
  figure.addEventListener("fullscreenchange", () => {
    full.textContent = document.fullscreenElement === figure ? words.leave : words.enter;
  });
}
