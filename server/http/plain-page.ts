import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Locale } from "#contract/locale.ts";

const STYLE_PATH = "/plain-page.css";
const style = readFileSync(new URL("plain-page.css", import.meta.url), "utf8");

/** A page that does not depend on the site: cheap, and it can always be shown. `body` contains its heading. */
export function plainPage(locale: Locale, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

export function plainPageStyle(): Hono {
  const app = new Hono();
  app.get(STYLE_PATH, (c) =>
    c.body(style, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=3600" }),
  );
  return app;
}
