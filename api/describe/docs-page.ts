import { html, raw } from "hono/html";
import { describeApi } from "./openapi.ts";

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};
type Description = { info: { title: string; description: string }; paths: Record<string, Record<string, Operation>> };

/** The description as a readable page: plain HTML, no script, no foreign files. */
export function docsPage() {
  const { info, paths } = describeApi() as Description;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p>
            Base path <code>/api</code>. Headers: <code>X-Account</code> (required), <code>X-Locale: ru|en</code>. The
            same as data: <a href="/api/openapi.json">openapi.json</a>.
          </p>
          <nav aria-label="Calls">
            <ul>
              ${operations.map(
                ({ path, method, operation }) =>
                  html`<li>
                    <a href="#${operation.operationId}"><code>${method} ${path}</code></a> ${operation.summary}
                  </li>`,
              )}
            </ul>
          </nav>
          ${operations.map(({ path, method, operation }) => section(path, method, operation))}
        </main>
      </body>
    </html>`;
}

function section(
  path: string,
  method: string,
  { operationId, summary, parameters, requestBody, responses }: Operation,
) {
  return html`<section id="${operationId}">
    <h2><code>${method} ${path}</code></h2>
    <p>${summary}</p>
    ${parameters.map(
      ({ name, in: place, required, schema }) =>
        html`<details>
          <summary><code>${name}</code> in ${place}${required ? ", required" : ""}</summary>
          ${json(schema)}
        </details>`,
    )}
    ${Object.entries(requestBody?.content ?? {}).map(
      ([type, { schema }]) =>
        html`<details>
          <summary>Body, <code>${type}</code></summary>
          ${json(schema)}
        </details>`,
    )}
    ${Object.entries(responses).map(
      ([status, { description, content }]) =>
        html`<details>
          <summary>${status}: ${description}</summary>
          ${json(content?.["application/json"]?.schema)}
        </details>`,
    )}
  </section>`;
}

function json(schema: unknown) {
  return html`<pre>${raw(escape(JSON.stringify(schema, null, 2)))}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
