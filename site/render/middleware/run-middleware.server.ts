import { data, type MiddlewareFunction } from "react-router";
import { splitLocale } from "#contract/locale.ts";
import { type MiddlewareName, middlewareOf, pages } from "../../urls.ts";
import { registry } from "./registry.server.ts";

/** Runs the middleware that the table names for the page; an unknown name is a bug and answered with 500. */
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
