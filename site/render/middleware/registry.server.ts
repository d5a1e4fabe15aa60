import type { MiddlewareName } from "../../urls.ts";
import { redirectTo } from "../redirect-to.ts";

type PageMiddleware = (url: URL, answer: () => Promise<Response>) => Promise<Response>;

/** Middleware that pages of the table may name. */
export const registry: Record<MiddlewareName, PageMiddleware> = {
  /** The first page of a list has one address, without a number. */
  firstPage: async ({ pathname, search }, answer) => {
    const searchParams = new URLSearchParams(search);
    if (searchParams.get("page") !== "1") return answer();
    searchParams.delete("page");
    return redirectTo(pathname + (searchParams.size > 0 ? `?${searchParams}` : ""), 301);
  },
};
