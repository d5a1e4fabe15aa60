import type { Locale } from "#contract/locale.ts";
import { moscowDay } from "#contract/moscow-day.ts";
import { pathOf } from "#contract/paths.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import type { Services } from "#contract/services.ts";
import { aheadOf } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { type IndexedPage, sectionOf } from "../snapshot/page-index.ts";

const MOST_RELATED = 6;
const BEFORE_ALL = -1;

/** Legal texts are never suggested as the next text. */
const RULES = new Set([pathOf("cookiePolicy"), pathOf("agreement"), pathOf("legalDocuments"), pathOf("accessibility")]);
const DOCUMENTS = "documents";

export function breadcrumbs(deps: ServiceDeps): Services["breadcrumbs"] {
  return ({ path }, { locale }) => {
    const { page, pages, toLink } = find(deps, path, locale);
    return { breadcrumbs: pages.trail(page.path).map(toLink) };
  };
}

/**
 * The pages its editor chose or, for a term, the texts that use it; then its neighbours in the same list, nearest
 * first, those with a picture before the others; for the page of a section, its children.
 */
export function links(deps: ServiceDeps): Services["links"] {
  return ({ path }, { locale }) => {
    const { page, pages, related: named, isOffered, isRule, toRelated } = find(deps, path, locale);
    const chosen = named.flatMap((one) => pages.find(one) ?? []);
    const related = new Set([...chosen, ...pages.usersOf(page.path, locale)].filter(isOffered));
    const hasSiblings = pages.siblings(page).some((one) => one !== page && isOffered(one));
    const near = hasSiblings
      ? pages.childrenFrom(sectionOf(page.path), page.place)
      : pages.childrenFrom(page.path, BEFORE_ALL);
    for (const one of near) {
      if (related.size >= MOST_RELATED) break;
      if (isOffered(one) && !isRule(one)) related.add(one);
    }
    return { links: [...related].slice(0, MOST_RELATED).map(toRelated) };
  };
}

export function navigation(deps: ServiceDeps): Services["navigation"] {
  return ({ path }, { locale }) => {
    const { page, pages, isOffered, toLink } = find(deps, path, locale);
    const siblings = pages.siblings(page);
    const nearest = (way: 1 | -1, at = page.place + way) => {
      for (let one = siblings[at]; one; one = siblings[(at += way)]) if (isOffered(one)) return toLink(one);
      return null;
    };
    return { navigation: { previous: nearest(-1), next: nearest(1) } };
  };
}

/** The page, its index, what of it is shown, and how. */
function find({ snapshot, now }: ServiceDeps, path: string, locale: Locale) {
  const local = snapshot().in[locale];
  const ahead = aheadOf(local, now());
  const documents = local.categories.find(DOCUMENTS)?.id;
  const articleOf = ({ article = -1 }: IndexedPage) => local.articles[article];
  const isShown = (page: IndexedPage) => !ahead.has(articleOf(page)?.id ?? NaN);
  const today = moscowDay(now().getTime());
  /** The page of a closed vacancy says so, but nobody is led there. */
  const isOffered = (page: IndexedPage) => {
    const record = local.recordAt(page);
    return isShown(page) && !(record && "config" in record && !isOpenOn(record, today));
  };
  const isRule = (page: IndexedPage) =>
    RULES.has(page.path) || (documents !== undefined && articleOf(page)?.categoryId === documents);
  const toLink = (page: IndexedPage) => ({ title: local.recordAt(page)?.title ?? "", path: page.path });
  const page = local.pages.find(`/${path.split("/").filter(Boolean).join("/")}`);
  if (!page || !isShown(page)) throw new CallFailure("notFound");
  return {
    page,
    pages: local.pages,
    related: articleOf(page)?.related ?? [],
    isOffered,
    isRule,
    toLink,
    toRelated(one: IndexedPage) {
      const image = local.recordAt(one)?.image;
      const description = articleOf(one)?.description;
      return { ...toLink(one), ...(description && { description }), ...(image && { image }) };
    },
  };
}
