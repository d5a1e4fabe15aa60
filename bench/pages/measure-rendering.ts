import { russianWord } from "../api/made-up-texts.ts";
import { fromVisitor } from "../from-visitor.ts";
import { seeded } from "../seeded.ts";
import { cpuSecondsOf, load } from "./load.ts";

export type Renderer = { origin: string; pid: number };

const RENDERS = 40;
const ROUNDS = 3;
/** So few that a busy server does not refuse a search. */
const AT_ONCE = 4;
/** In the visually-impaired mode a page is never cached. */
const NEVER_KEPT = { Cookie: `visually_impaired=${encodeURIComponent('{"enabled":true}')}` };
const asVisitors = (n: number) => ({ ...NEVER_KEPT, ...fromVisitor(n) });

/**
 * CPU milliseconds of one rendering, including compression; the best of several alternating rounds. Undefined if the
 * page does not exist. A search is for another query each time, because answers are remembered.
 */
export async function measureRendering(renderers: Renderer[], path: string): Promise<(number | undefined)[]> {
  const random = seeded(1);
  const address = path.includes("?q=") ? () => `${path}%20${encodeURIComponent(russianWord(random))}` : () => path;
  const best = renderers.map(() => Number.POSITIVE_INFINITY);
  const isThere: boolean[] = [];
  for (const { origin } of renderers) isThere.push((await fetch(origin + path, { headers: NEVER_KEPT })).ok);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { origin, pid }] of renderers.entries()) {
      if (!isThere[index]) continue;
      if (round === 0) await load(() => origin + address(), RENDERS, asVisitors, AT_ONCE);
      const before = cpuSecondsOf([pid]);
      await load(() => origin + address(), RENDERS, asVisitors, AT_ONCE);
      const ms = ((cpuSecondsOf([pid]) - before) / RENDERS) * 1000;
      best[index] = Math.min(best[index] ?? ms, ms);
    }
  }
  return best.map((ms) => (Number.isFinite(ms) ? ms : undefined));
}
