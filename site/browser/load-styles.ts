const brought = new Map<string, Promise<void>>();

/**
 * Loads the styles of what only scripts show, together with its code; they stay when pages change. They come last:
 * between others they would make the browser set the fonts, and so the layout, of the whole page anew.
 */
export function loadStyles(href: string): Promise<void> {
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
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
