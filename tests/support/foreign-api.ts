import type { Locale } from "#contract/locale.ts";
import { listenOn } from "./api.ts";
import { foreignRecords, type Saved } from "./foreign-api/records.ts";

/** A received call; `query` is the raw query string. */
export type ForeignCall = { method: string; path: string; query: URLSearchParams; body: string; headers: Headers };
type Answer = Response | object | undefined;

/**
 * Somebody else's content API: it knows the calls and fields of the specification and nothing of ours, no variables and
 * no version. `instead` answers some calls differently, with a response or with the data of the envelope.
 */
export async function startForeignApi(
  instead: (call: ForeignCall, locale: Locale) => Answer | Promise<Answer> = () => undefined,
) {
  const calls: ForeignCall[] = [];
  const { base, close } = await listenOn(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const { method, headers } = request;
    const call = { method, path: pathname, query: searchParams, headers, body: await request.text() };
    const locale = headers.get("X-Locale") === "en" ? "en" : "ru";
    calls.push(call);
    const answer = (await instead(call, locale)) ?? answerOf(call, foreignRecords(locale));
    if (answer instanceof Response) return answer;
    // HTTP is always 200 and the envelope has the status, which the specification allows.
    return Response.json(answer ? { status: 200, data: answer } : { status: 404, message: "Not found" });
  });
  return { base, calls, close };
}

type Records = ReturnType<typeof foreignRecords>;

function answerOf({ method, path, query, body }: ForeignCall, records: Records): object | undefined {
  const [, ...steps] = path.split("/").map(decodeURIComponent);
  const last = steps.at(-1) ?? "";
  const ids = query.getAll("filters[id][]");
  if (method === "POST") return answerToPost(path, body, records);
  if (path === "/content/articles") return { articles: withIds(records.articles, ids) };
  if (path.startsWith("/content/articles/alias/")) {
    const article = records.articles.find(({ alias }) => alias === last);
    return article && { article };
  }
  if (path.endsWith("/articles/nested")) {
    return { articles: records.articles.filter(({ category }) => isWithin(category, steps[2] ?? "")) };
  }
  if (path === "/content/categories") return { categories: withIds(records.categories, ids) };
  if (path.startsWith("/content/categories/alias/")) {
    const category = records.categories.find(({ alias }) => alias === last);
    return category && { category };
  }
  if (path === "/company/addresses") {
    const slugs = [...query.getAll("filters[slug][]"), ...query.getAll("filters[slug]")];
    return { addresses: slugs.flatMap((slug) => records.addresses[slug] ?? []) };
  }
  if (path === "/company/feedback/types") return { types: records.feedbackTypes };
  if (path === "/media/files") return { files: withIds(records.files, ids) };
  if (path === "/geo/cities") return { cities: records.cities };
  if (path === "/modules/entities/configs/1") return { config: records.config };
  return undefined;
}

function answerToPost(path: string, body: string, records: Records): object | undefined {
  if (path === "/company/feedback") return {};
  if (path === "/media/files") return { file: { id: "41" } };
  if (path === "/search") return { search: [{ type: "default", id: 2.2, ids: ["12", 13], pages: "1" }] };
  if (path !== "/entities/gett") return undefined;
  const { filters } = JSON.parse(body) as { filters: { config: number; ids?: number[] } };
  const entities: Saved[] = { 1: records.centers, 8: records.regions }[filters.config] ?? [];
  return { entities: withIds(entities, (filters.ids ?? []).map(String)) };
}

function withIds(records: Saved[], ids: string[]): Saved[] {
  return ids.length === 0 ? records : records.filter(({ id }) => ids.includes(String(id)));
}

function isWithin(category: Saved | null, alias: string): boolean {
  if (!category) return false;
  return category["alias"] === alias || isWithin((category["parent"] ?? null) as Saved | null, alias);
}
