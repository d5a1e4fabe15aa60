/** The path of every page, once, without the language prefix; `site/urls.ts` says what is shown there. */
export const paths = {
  home: "/",

  about: "/about",
  legalDocuments: "/about/legal-documents",
  news: "/about/news",
  newsItem: "/about/news/:item",
  paidServices: "/about/platnye-uslugi",
  specialists: "/about/specialists",
  aboutArticle: "/about/:alias",

  contacts: "/contacts",
  control: "/control",
  equipment: "/equipment",
  events: "/events",
  group: "/group",
  groupItem: "/group/:item",
  lifestyle: "/lifestyle",
  lifestyleItem: "/lifestyle/:item",
  reviews: "/reviews",
  search: "/search",
  socialNetworks: "/social_networks",
  stories: "/stories",
  story: "/stories/:item",
  tourism: "/tourism",
  tourismItem: "/tourism/:item",
  vacancies: "/vacancies",
  vacancy: "/vacancies/:item",

  dialysis: "/dialysis",
  chooseDialysis: "/dialysis/choose",
  dialysisItem: "/dialysis/:item",
  regions: "/dialysis/regions",
  region: "/dialysis/regions/:region",
  centers: "/centers",
  center: "/centers/:item",

  calculator: "/information/calculator",
  cookiePolicy: "/information/cookie-policy",
  dayMenu: "/information/day-menu",
  drugs: "/information/drugs",
  faq: "/information/faq",
  fistula: "/information/fistula",
  glossary: "/information/glossary",
  glossaryTerm: "/information/glossary/:item",
  kidneyTransplant: "/information/kidney-transplant",
  materials: "/information/materials",
  nurseSheet: "/information/nurse-sheet",
  referenceTables: "/information/reference-tables",
  treatment: "/information/treatment",
  treatmentItem: "/information/treatment/:item",
  weightGain: "/information/weight-gain",
  informationArticle: "/information/:alias",
  form: "/forms/:name",
  saved: "/saved",
  sitemap: "/sitemap",
  accessibility: "/accessibility",
  agreement: "/agreement",
  popularSearch: "/popular-search",
  useful: "/useful",
  article: "/:alias",
} as const satisfies Record<string, `/${string}`>;

/** Addresses that are not pages: for posts, frames and programs. */
export const endpointPaths = {
  chooseLocale: "/locale",
  changeVision: "/vision",
  formFiles: "/forms/:name/files",
  qualityFrame: "/quality-assessment",
  feed: "/feed.xml",
  eventFile: "/events/:item/calendar.ics",
  robots: "/robots.txt",
  sitemapXml: "/sitemap.xml",
} as const satisfies Record<string, `/${string}`>;

/** The service worker: its path determines its scope. */
export const WORKER_PATH = "/sw.js";

export type PageId = keyof typeof paths;

export type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** The params of a page; a missing one does not compile. */
export type PageParams<Id extends PageId> = [ParamsOf<(typeof paths)[Id]>] extends [never]
  ? []
  : [params: Record<ParamsOf<(typeof paths)[Id]>, string>];

/** A page's own path, as content and the API write it. */
export function pathOf<Id extends PageId>(id: Id, ...[params]: PageParams<Id>): string {
  return fillPath(paths[id], params ?? {});
}

export function fillPath(path: string, params: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
