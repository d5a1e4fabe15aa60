import { data, type MiddlewareFunction } from "react-router";
import { splitLocale } from "#contract/locale.ts";
import { pages } from "../../urls.ts";
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

function namesOf(pattern: string): readonly string[] {
  const { path } = splitLocale(pattern.replace(/^\/?/, "/"));
  const page = Object.values(pages).find((page) => page.path === path);
  return page && "middleware" in page ? page.middleware : [];
}
