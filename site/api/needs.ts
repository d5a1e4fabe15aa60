import type { CallName } from "#contract/calls.ts";
import type { CallInput } from "#contract/services.ts";

type Need<Name extends CallName> = {
  /** `vital`: pages fail without it. `wanted`: pages work but lack something. */
  need: "vital" | "wanted";
  /** An example call of the site; null if calling it would store something. */
  ask: CallInput<Name> | null;
  /** What visitors miss without it. */
  without: string;
};

const active = { active: true };

/** What the site needs of a content API, call by call; a missing call does not compile. */
export const needs: { [Name in CallName]: Need<Name> } = {
  articleByAlias: {
    need: "vital",
    ask: { alias: "index", with: ["parent"], filters: active },
    without: "no page that shows an article: the home page, information, news",
  },
  articles: { need: "vital", ask: { filters: active, with: ["parent"] }, without: "no map of the site" },
  nestedArticles: {
    need: "vital",
    ask: { category: "news", filters: active },
    without: "no lists of news, stories, lifestyle and treatment",
  },
  entities: {
    need: "vital",
    ask: { filters: { config: 1, ...active }, order: { weight: "asc" } },
    without: "no centers, regions, vacancies, specialists, prices, documents, reviews and events",
  },
  feedbackTypes: {
    need: "vital",
    ask: { filters: { slug: "default" }, locale: false },
    without: "no form can be sent",
  },
  sendFeedback: { need: "vital", ask: null, without: "no form can be sent" },
  sendUseful: { need: "wanted", ask: null, without: "nothing: articles do not ask whether they were useful" },
  uploadFile: { need: "wanted", ask: null, without: "a resume does not come along with its form" },
  categories: {
    need: "wanted",
    ask: { filters: { parent: ["news"], ...active } },
    without: "lists have no tabs, and the search finds no sections",
  },
  categoryByAlias: {
    need: "wanted",
    ask: { alias: "fistula" },
    without: "fistula care, kidney transplant, drugs and materials have no pages",
  },
  addresses: {
    need: "wanted",
    ask: { filters: { slug: "default", ...active } },
    without: "the phone, the e-mail and the address are the site's own defaults",
  },
  files: {
    need: "wanted",
    ask: { filters: { id: [1], ...active }, order: { title: "asc", id: "asc" } },
    without: "no documents to load",
  },
  galleryFiles: { need: "wanted", ask: { id: 1, filters: active }, without: "centers have no photographs" },
  variable: {
    need: "wanted",
    ask: { key: "popular-search", article: true },
    without: "no popular searches, and the menus are the site's own",
  },
  search: {
    need: "wanted",
    ask: {
      query: "dialysis",
      filters: [{ id: "2.2", type: "default", conditions: { isActive: true }, limit: 30, page: 1 }],
    },
    without: "the search finds nothing",
  },
  cities: {
    need: "wanted",
    ask: { filters: active, order: { title: "asc" } },
    without: "the picker has no partner centers, and forms suggest no city",
  },
  location: { need: "wanted", ask: {}, without: "the picker does not know what is near" },
  breadcrumbs: { need: "wanted", ask: { path: "about" }, without: "pages have a short trail" },
  links: { need: "wanted", ask: { path: "about" }, without: "articles offer nothing to read next" },
  navigation: { need: "wanted", ask: { path: "about" }, without: "articles have no previous and next" },
  config: {
    need: "wanted",
    ask: { module: "entities", config: 1 },
    without: "fields of a center that the site does not know have no labels and are not shown",
  },
};
