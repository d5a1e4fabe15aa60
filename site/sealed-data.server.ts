import type { ServerBuild, StaticHandlerContext } from "react-router";

/**
 * React Router writes all that loaders answer into a stream for its half in the browser, which is not there. It passes over
 * a function, so an answer travels inside one, and is taken out before anything is rendered.
 */
export function sealLoaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    // A route without a view answers by itself.
    if (typeof loader !== "function" || !route?.module.default) return [id, route];
    const sealed = async (...args: Parameters<typeof loader>) => seal(await loader(...args));
    return [id, { ...route, module: { ...route.module, loader: sealed } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Takes the answers out of their functions. */
export function openLoaderData(context: StaticHandlerContext): void {
  context.loaderData = Object.fromEntries(
    Object.entries(context.loaderData).map(([id, data]) => [id, typeof data === "function" ? data() : data]),
  );
}

/** An answer with a status of its own, or a whole response, is React Router's to read. */
function seal(answer: unknown): unknown {
  const isPlain = typeof answer === "object" && answer !== null && Object.getPrototypeOf(answer) === Object.prototype;
  return isPlain ? () => answer : answer;
}
