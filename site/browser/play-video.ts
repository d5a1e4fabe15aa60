/** Puts the provider's player where the picture of the video stood, and the focus into it. */
export function playVideo(link: HTMLAnchorElement): void {
  const address = new URL(link.dataset["video"] ?? "");
  address.searchParams.set("autoplay", "1");
  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = link.dataset["title"] ?? "";
  // Both are safe together where the frame is of another origin.
  frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-presentation", "allow-popups");
  frame.sandbox.add("allow-popups-to-escape-sandbox");
  frame.allow = "autoplay; picture-in-picture; encrypted-media; fullscreen";
  frame.allowFullscreen = true;
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(frame);
  frame.focus();
}
