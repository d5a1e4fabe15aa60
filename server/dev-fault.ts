import type { ServerResponse } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { html } from "hono/html";
import { devScripts } from "./dev-assets.ts";

/** Code that cannot be loaded is shown on the page until an edit fixes it; the script then reloads the page. */
export function showFault(error: unknown, response: ServerResponse): void {
  const told = stripVTControlCharacters((error instanceof Error && error.stack) || String(error));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>The code has a fault</title>
        ${devScripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body>
        <pre>${told}</pre>
      </body>
    </html>`;
  console.error(error);
  response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(String(page));
}
