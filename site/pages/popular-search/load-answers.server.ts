import type { RouterContextProvider } from "react-router";
import { loadFound } from "../../search/load-found.server.ts";
import type { Query, QueryGroup } from "../../search/load-popular.server.ts";

export type AnsweredGroup = Awaited<ReturnType<typeof loadAnswers>>[number];

/** Each query with the first thing that the search finds for it. */
export async function loadAnswers(context: Readonly<RouterContextProvider>, groups: QueryGroup[]) {
  return Promise.all(
    groups.map(async ({ title, queries }) => ({
      title,
      queries: await Promise.all(
        queries.map(async (query) => ({ ...query, answer: await firstAnswer(context, query) })),
      ),
    })),
  );
}

/** An article where there is one: it explains; else a section or a center. */
async function firstAnswer(context: Readonly<RouterContextProvider>, { text }: Query) {
  const { groups } = await loadFound(context, new URLSearchParams({ q: text.replaceAll("\u00a0", " "), brief: "" }));
  const { items = [] } = groups.find(({ kind }) => kind === "articles") ?? groups[0] ?? {};
  return items[0] ?? null;
}
