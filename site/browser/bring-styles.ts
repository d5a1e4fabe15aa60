const brought = new Map<string, Promise<void>>();

/**
 * The styles of what only scripts show: they come with its code, and stay when pages change. They stand right after the
 * frame's, so a page's own still come after them.
 */
export function bringStyles(href: string): Promise<void> {
  const coming = brought.get(href) ?? load(href);
  brought.set(href, coming);
  return coming;
}

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  link.dataset["withCode"] = "";
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      brought.delete(href);
      reject(new Error(`${href} did not come`));
    });
    document.head.querySelector("link[rel=stylesheet]")?.after(link);
  });
}
