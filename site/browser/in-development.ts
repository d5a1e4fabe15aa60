import { refreshPage } from "./navigate.ts";

// An edit of a view, a style or a word shows at once in the open page; one of content, or of what runs here, reloads it.
import.meta.hot?.on("vite:beforeUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) location.reload();
});
import.meta.hot?.on("react-router:hmr", async () => {
  await refreshStyles();
  await refreshPage();
});

/** The page's styles come as one file made anew at every request, under the same address. */
async function refreshStyles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-react-router-critical-css]")) {
    const next = link.cloneNode() as HTMLLinkElement;
    const url = new URL(link.href);
    url.searchParams.set("at", String(Date.now()));
    next.href = url.href;
    await new Promise((resolve) => {
      next.addEventListener("load", resolve);
      link.after(next);
    });
    link.remove();
  }
}
