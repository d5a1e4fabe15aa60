import type { SiteContext } from "../../render/context.server.ts";
import { redirectTo } from "../../render/redirect-to.ts";
import { href } from "../../urls.ts";
import { act, actions } from "./act.ts";
import { readDay, toQuery } from "./day.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import { findFoods } from "./find-foods.ts";
import { listFaults } from "./list-faults.ts";
import { larderWords } from "./larder-words.ts";
import { loadLarder } from "./load-larder.server.ts";
import { shapeDay } from "./shape-day.ts";
import type { Served } from "./use-day-menu.ts";

const MOST_QUERY = 100;
/** The replaced day, for undo. */
const BEFORE = "before";

/** The day of an address. A button redirects to the address of the resulting day, so that a reload repeats nothing. */
export async function loadDay(site: SiteContext, address: string) {
  const { locale } = site;
  const search = new URL(address).searchParams;
  const larder = await loadLarder(site);
  const day = readDay(search);
  const action = actions.find((name) => search.has(name));
  if (action) {
    const next = new URLSearchParams(toQuery(act(day, action, search.get(action) ?? "", larder.foods)));
    if (action === "new") next.set(BEFORE, toQuery(day));
    redirectTo(href(locale, "dayMenu") + (next.size > 0 ? `?${next}` : ""));
  }
  const [query, group] = [(search.get("q") ?? "").slice(0, MOST_QUERY), search.get("group") ?? ""];
  const served: Served = {
    day,
    query,
    group,
    view: shapeDay(larder, day),
    found: findFoods(larder, query, group),
    before: search.has(BEFORE) ? toQuery(readDay(new URLSearchParams(search.get(BEFORE) ?? ""))) : null,
  };
  const isFaulty = listFaults("", dayMenuWords[locale], day).length > 0;
  return { larder, served, isFaulty, error: larderWords[locale].error };
}
