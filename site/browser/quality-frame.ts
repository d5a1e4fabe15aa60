/** The assessment's frame, once in its place. */
export function putFrame(place: HTMLElement): void {
  if (place.querySelector("iframe")) return;
  const frame = document.createElement("iframe");
  Object.assign(frame, { title: place.dataset["title"], width: "420", height: "110", loading: "lazy" });
  frame.sandbox.add("allow-same-origin", "allow-top-navigation-by-user-activation");
  frame.src = place.dataset["qualityFrame"] ?? "";
  place.append(frame);
}
