import { data, type MiddlewareFunction } from "react-router";
import { splitLocale } from "#contract/locale.ts";
import { type MiddlewareName, middlewareOf, pages } from "../../urls.ts";
import { registry } from "./registry.server.ts";

/** Runs what the page asks for in the table; a name that nobody knows is a fault of ours and shown as one. */
export const runMiddleware: MiddlewareFunction = ({ url, pattern }, next) =>
  namesOf(pattern).reduceRight<() => Promise<Response>>(
    (answer, name) => () => {
      const run = Object.hasOwn(registry, name) ? registry[name] : undefined;
      if (!run) throw unknownMiddleware(name);
      return run(url, answer);
    },
    // The rendered page, see entry.server.tsx.
    next as () => Promise<Response>,
  )();

function unknownMiddleware(name: string) {
  return data({ message: `Unknown middleware ${name}` }, { status: 500 });
}

function namesOf(pattern: string): readonly MiddlewareName[] {
  const { path } = splitLocale(pattern.replace(/^\/?/, "/"));
  const page = Object.values(pages).find((page) => page.path === path);
  return page ? middlewareOf(page) : [];
}
