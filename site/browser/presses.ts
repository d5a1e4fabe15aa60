import { cookieChoice } from "./cookie-choice.ts";
import { closest, isPlainPress } from "./links.ts";
import { loadSaving } from "./start-saving.ts";

/** Buttons and links of the page that scripts handle. */
export function startPresses(): void {
  document.addEventListener("click", (event) => {
    if (!isPlainPress(event)) return;
    if (closest(event.target, "[data-print]")) window.print();
    const save = closest<HTMLButtonElement>(event.target, "[data-save]");
    if (save) loadSaving(save);
    const more = closest<HTMLAnchorElement>(event.target, "a[data-load-more]");
    if (more) {
      event.preventDefault();
      import("./load-more.ts").then(
        ({ loadMore }) => loadMore(more),
        () => location.assign(more.href),
      );
    }
    const video = closest<HTMLAnchorElement>(event.target, "a[data-video]");
    // Without consent to third-party cookies the link to the provider's page is followed.
    if (!video || cookieChoice() !== "accepted") return;
    event.preventDefault();
    import("./play-video.ts").then(
      ({ playVideo }) => playVideo(video),
      () => window.open(video.href, "_blank", "noopener"),
    );
  });
}
