import { closest, isPlainPress } from "./links.ts";

/** Buttons of the page that only scripts can serve. */
export function startPresses(): void {
  document.addEventListener("click", (event) => {
    if (!isPlainPress(event)) return;
    if (closest(event.target, "[data-print]")) window.print();
    const video = closest<HTMLAnchorElement>(event.target, "a[data-video]");
    if (!video) return;
    event.preventDefault();
    import("./play-video.ts").then(
      ({ playVideo }) => playVideo(video),
      () => window.open(video.href, "_blank", "noopener"),
    );
  });
}
