import type { Services } from "#contract/services.ts";
import type { ServiceDeps } from "../api.ts";
import { isYetToCome } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { IndexedPage, PageIndex } from "../snapshot/page-index.ts";

const MOST_RELATED = 6;

export function breadcrumbs(deps: ServiceDeps): Services["breadcrumbs"] {
  return ({ path }, { locale }) => {
    const { page, pages } = find(deps, path, locale);
    return { breadcrumbs: pages.trail(page.path).map(toLink) };
  };
}

/** Its neighbours in the same list, the nearest first; of a section's page, what it leads to. */
export function links(deps: ServiceDeps): Services["links"] {
  return ({ path }, { locale }) => {
    const { page, pages } = find(deps, path, locale);
    const siblings = shown(pages.siblings(page), deps.now());
    const place = siblings.indexOf(page);
    const related =
      siblings.length > 1
        ? [...siblings.slice(place + 1), ...siblings.slice(0, place)]
        : shown(pages.children(page.path), deps.now());
    return {
      links: related.slice(0, MOST_RELATED).map((one) => ({ ...toLink(one), ...(one.image && { image: one.image }) })),
    };
  };
}

export function navigation(deps: ServiceDeps): Services["navigation"] {
  return ({ path }, { locale }) => {
    const { page, pages } = find(deps, path, locale);
    const siblings = shown(pages.siblings(page), deps.now());
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

function find(
  { snapshot, now }: ServiceDeps,
  path: string,
  locale: "ru" | "en",
): { page: IndexedPage; pages: PageIndex } {
  const { pages } = snapshot().in[locale];
  const page = pages.find(`/${path.split("/").filter(Boolean).join("/")}`);
  if (!page || !isShown(page, now())) throw new CallFailure("notFound");
  return { page, pages };
}

function shown(pages: IndexedPage[], now: Date): IndexedPage[] {
  return pages.filter((page) => isShown(page, now));
}

function isShown({ article }: IndexedPage, now: Date): boolean {
  return !article || !isYetToCome(article, now);
}

function toLink({ title, path }: IndexedPage) {
  return { title, path };
}
