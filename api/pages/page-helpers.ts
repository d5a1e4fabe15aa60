import type { Locale } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import type { Services } from "#contract/services.ts";
import { aheadOf } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { IndexedPage } from "../snapshot/page-index.ts";

const MOST_RELATED = 6;

/** Rules are never suggested as the next text. */
const RULES = new Set([pathOf("cookiePolicy"), pathOf("agreement"), pathOf("legalDocuments"), pathOf("accessibility")]);
const isRule = ({ path, article }: IndexedPage) => RULES.has(path) || article?.category?.alias === "documents";

export function breadcrumbs(deps: ServiceDeps): Services["breadcrumbs"] {
  return ({ path }, { locale }) => {
    const { page, pages } = find(deps, path, locale);
    return { breadcrumbs: pages.trail(page.path).map(toLink) };
  };
}

/**
 * What its editor chose, or, of a term, the texts that use it; then its neighbours in the same list, the nearest first and
 * those with a picture before the others; of a section's page, what it leads to.
 */
export function links(deps: ServiceDeps): Services["links"] {
  return ({ path }, { locale }) => {
    const { page, pages, shown } = find(deps, path, locale);
    const siblings = shown(pages.siblings(page));
    const place = siblings.indexOf(page);
    const chosen = shown((page.article?.related ?? []).flatMap((one) => pages.find(one) ?? []));
    const near =
      siblings.length > 1
        ? [...siblings.slice(place + 1), ...siblings.slice(0, place)]
        : shown(pages.children(page.path));
    const worthy = near.filter((one) => !isRule(one)).toSorted((a, b) => Number(!a.image) - Number(!b.image));
    const related = new Set([...chosen, ...shown(pages.usersOf(page.path)), ...worthy]);
    return { links: [...related].slice(0, MOST_RELATED).map(toRelated) };
  };
}

export function navigation(deps: ServiceDeps): Services["navigation"] {
  return ({ path }, { locale }) => {
    const { page, pages, shown } = find(deps, path, locale);
    const siblings = shown(pages.siblings(page));
    const place = siblings.indexOf(page);
    const at = (index: number) => (siblings[index] ? toLink(siblings[index]) : null);
    return {
      navigation:
        place < 0
          ? { previous: null, next: null }
          : { previous: place === 0 ? null : at(place - 1), next: at(place + 1) },
    };
  };
}

/** The page, the index it stands in, and what of the index may be seen by now. */
function find({ snapshot, now }: ServiceDeps, path: string, locale: Locale) {
  const local = snapshot().in[locale];
  const ahead = aheadOf(local, now());
  const isShown = ({ article }: IndexedPage) => !article || !ahead.has(article.id);
  const page = local.pages.find(`/${path.split("/").filter(Boolean).join("/")}`);
  if (!page || !isShown(page)) throw new CallFailure("notFound");
  return {
    page,
    pages: local.pages,
    shown: (pages: IndexedPage[]) => (ahead.size === 0 ? pages : pages.filter(isShown)),
  };
}

function toLink({ title, path }: IndexedPage) {
  return { title, path };
}

function toRelated(page: IndexedPage) {
  const { image, article } = page;
  return {
    ...toLink(page),
    ...(article?.description && { description: article.description }),
    ...(image && { image }),
  };
}
