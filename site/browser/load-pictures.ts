import { savesData, whenIdle } from "./prefetch.ts";

/**
 * Pictures below the first screen are lazy, so that they do not delay it. Once the page has loaded and the browser is idle,
 * they load too: they are there before they are scrolled to, on paper, in a picture of the whole page, and offline.
 */
export function loadPictures(): void {
  if (savesData()) return;
  if (document.readyState === "complete") whenIdle(loadShown);
  else addEventListener("load", () => whenIdle(loadShown));
}

/** What is folded or in another tab stays lazy. */
function loadShown(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
    if (picture.checkVisibility()) picture.loading = "eager";
}
