import type { SearchMatch } from "#contract/search.ts";
import { inPortion } from "#contract/variables/food-levels.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { today } from "../../i18n/format-date.ts";
import { formatNumber, formatRoubles } from "../../i18n/format-number.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line, number } from "../../parts/records/fields.server.ts";
import { namedOption } from "../../parts/records/filters.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { queryOf } from "../../parts/records/query.ts";
import { foodAnchor, labAnchor } from "../../parts/records/row-anchor.server.ts";
import { sayPay } from "../../parts/records/say-job.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";
import { type FoundItem, unmarked } from "./found.ts";
import { inOrder } from "./load-records.server.ts";
import { rowWords } from "./row-words.ts";

type Bring = (ids: number[], matchOf: (id: number) => SearchMatch | undefined) => Promise<FoundItem[]>;

/** Each links to its row, and the section around it is open, with or without scripts. */
export function loadPrices(site: SiteContext): Bring {
  const { locale } = site;
  return async (ids, matchOf) =>
    inOrder(ids, await loadRecordsWithFallback(site, "price")).map((price) => ({
      href: `${href(locale, "paidServices")}${queryOf({ section: namedOption(line(price, "section"))?.value })}#${price.alias}`,
      title: matchOf(price.id)?.title ?? unmarked(price.title),
      note: unmarked(
        [formatRoubles(number(price, "price") ?? 0, locale), line(price, "unit")].filter(Boolean).join(", "),
      ),
      text: [],
      ...langOf(price.locale, locale),
    }));
}

export function loadVacancies(site: SiteContext): Bring {
  const { locale } = site;
  return async (ids, matchOf) => {
    const open = (await loadRecordsWithFallback(site, "vacancy")).filter((vacancy) => isOpenOn(vacancy, today()));
    return inOrder(ids, open).map((vacancy) => ({
      href: href(locale, "vacancy", { item: vacancy.alias }),
      title: matchOf(vacancy.id)?.title ?? unmarked(vacancy.title),
      note: unmarked(sayPay(vacancy)),
      text: [],
      ...langOf(vacancy.locale, locale),
    }));
  };
}

/** Rows of the food table, each with its group. */
export function loadFoods(site: SiteContext): Bring {
  const { locale } = site;
  const words = rowWords[locale];
  return async (ids, matchOf) => {
    const { foods = [] } = (await loadVariable(site, "reference-foods")) ?? {};
    return rowsAt(ids, foods).map(({ id, row }) => {
      const potassium = inPortion(row, "potassium");
      const unit = row.poured ? words.millilitre : words.gram;
      const amount =
        potassium === null ? "" : `${words.potassium} ${formatNumber(Math.round(potassium), locale)}\u00a0${words.mg}`;
      return {
        href: `${href(locale, "referenceTables")}${queryOf({ group: row.group })}#${foodAnchor(row)}`,
        title: matchOf(id)?.title ?? unmarked(row.name[locale]),
        note: unmarked(
          [`${row.portion[locale]}, ${row.portion.grams}\u00a0${unit}`, amount].filter(Boolean).join(": "),
        ),
        text: [],
      };
    });
  };
}

/** Rows of the table of blood tests. */
export function loadLabs(site: SiteContext): Bring {
  const { locale } = site;
  return async (ids, matchOf) => {
    const { labs = [] } = (await loadVariable(site, "reference-labs")) ?? {};
    return rowsAt(ids, labs).map(({ id, row }) => {
      const [, ...rest] = row.name[locale].split(", ");
      const more = rest.length > 0 ? unmarked(`, ${rest.join(", ")}`) : [];
      const marked = matchOf(id)?.title;
      return {
        href: `${href(locale, "referenceTables")}${queryOf({ tab: "labs", group: row.group })}#${labAnchor(row)}`,
        title: marked ? [...marked, ...more] : unmarked(row.name[locale]),
        note: unmarked(row.why[locale]),
        text: [],
      };
    });
  };
}

/** Ids are positions in the table, counted from 1. */
function rowsAt<Row>(ids: number[], rows: Row[]): { id: number; row: Row }[] {
  return ids.flatMap((id) => {
    const row = rows[id - 1];
    return row === undefined ? [] : [{ id, row }];
  });
}
