import { type Locale, localePath, localesFrom } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import { erasePages, keepPage, KeepingFault, listPages, renewPage } from "./kept-pages.ts";
import type { Answered, Asked, Fault } from "./messages.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Saved for every visitor: the list of saved pages, and when to call whom. In all languages, the visitor's first: without
 * a network they may follow a link to a page in another one.
 */
const ALWAYS = [pathOf("saved"), pathOf("informationArticle", { alias: "when-to-call" })];

export async function doAsked(asked: Asked): Promise<Answered> {
  const fault = await change(asked).then(
    () => undefined,
    (error: unknown): Fault => (error instanceof KeepingFault ? error.fault : "unreachable"),
  );
  const pages = await listPages().catch(() => null);
  return { pages, ...(fault && { fault }) };
}

async function change(asked: Asked): Promise<void> {
  if (asked.todo === "start") await renewOld(asked.locale);
  if (asked.todo === "keep") await keepPage(asked.path, asked.as);
  if (asked.todo === "erase") await erasePages(({ path }) => path === asked.path);
  if (asked.todo === "erase-all") await erasePages(({ as }) => as !== "always");
}

/** At most once a day: an outdated phone number must not stay in a copy for months. */
async function renewOld(locale: Locale): Promise<void> {
  const kept = await listPages();
  const always = localesFrom(locale).flatMap((at) => ALWAYS.map((path) => localePath(at, path)));
  const missing = always.filter((path) => !kept.some((page) => page.path === path));
  const old = kept.filter(({ at }) => !(Date.now() - Date.parse(at) < DAY_MS));
  for (const path of missing) await keepPage(path, "always");
  for (const { path, as } of old) await renewPage(path, as).catch(() => undefined);
}
