import { languages, type Locale, localePath } from "#contract/locale.ts";
import { endpointPaths, type PageId, type PageParams, pathOf, paths } from "#contract/paths.ts";

export type MiddlewareName = "firstPage";

type Page = {
  /** The route module. */
  file: string;
  /** Left out of what search engines are told of. */
  isUnlisted?: true;
  /** Shows the result of something sent. Nobody opens it directly, so it is in no list. */
  isAnswer?: true;
  /** Run around the page from left to right (site/render/middleware). */
  middleware?: readonly MiddlewareName[];
  /** Answers one visitor alone: neither cached nor fetched ahead (site/render/cache-policy.ts). */
  cache?: "never";
  /** The query parameters it reads; a page is cached by its path and these, and is not shown any others. */
  query?: readonly string[];
};

type Endpoint = { file: string; isLocal?: boolean };

/** THE table: what is shown at every path. Routes of every language, links, and the tests over all pages come from it. */
export const pages = atPaths(paths, {
  home: { file: "pages/home.tsx" },

  about: { file: "pages/about.tsx" },
  legalDocuments: { file: "pages/legal-documents.tsx" },
  news: { file: "pages/news.tsx", middleware: ["firstPage"], query: ["tab", "page", "city"] },
  newsItem: { file: "pages/news-item.tsx" },
  paidServices: { file: "pages/paid-services.tsx", query: ["q", "section", "sort", "order"] },
  specialists: {
    file: "pages/specialists.tsx",
    middleware: ["firstPage"],
    query: ["q", "region", "city", "speciality", "page"],
  },
  aboutArticle: { file: "pages/about-article.tsx" },

  contacts: { file: "pages/contacts.tsx" },
  control: { file: "pages/control.tsx" },
  equipment: { file: "pages/equipment.tsx" },
  events: { file: "pages/events.tsx" },
  group: { file: "pages/group.tsx", query: ["tab", "page"] },
  groupItem: { file: "pages/group-item.tsx" },
  lifestyle: { file: "pages/lifestyle.tsx", query: ["tab", "page"] },
  lifestyleItem: { file: "pages/lifestyle-item.tsx" },
  reviews: { file: "pages/reviews.tsx", middleware: ["firstPage"], query: ["center", "page"] },
  search: { file: "pages/search.tsx", isUnlisted: true, cache: "never" },
  socialNetworks: { file: "pages/social-networks.tsx" },
  stories: { file: "pages/stories.tsx", query: ["tab", "page"] },
  story: { file: "pages/story.tsx" },
  tourism: { file: "pages/tourism.tsx", query: ["tab", "page", "free"] },
  tourismItem: { file: "pages/tourism-item.tsx" },
  vacancies: { file: "pages/vacancies.tsx", query: ["profession", "city", "region"] },
  vacancy: { file: "pages/vacancy.tsx" },

  dialysis: { file: "pages/dialysis.tsx" },
  chooseDialysis: { file: "pages/choose-dialysis.tsx", cache: "never" },
  dialysisItem: { file: "pages/dialysis-item.tsx" },
  regions: { file: "pages/regions.tsx" },
  region: { file: "pages/region.tsx" },
  centers: { file: "pages/centers.tsx", query: ["tab", "q", "city", "service", "near"] },
  center: { file: "pages/center.tsx" },

  calculator: { file: "pages/calculator.tsx", cache: "never" },
  cookiePolicy: { file: "pages/cookie-policy.tsx" },
  dayMenu: { file: "pages/day-menu.tsx", cache: "never" },
  drugs: { file: "pages/drugs.tsx" },
  faq: { file: "pages/faq.tsx", query: ["tab"] },
  fistula: { file: "pages/fistula.tsx", query: ["tab"] },
  glossary: { file: "pages/glossary.tsx", query: ["q"] },
  glossaryTerm: { file: "pages/glossary-term.tsx" },
  kidneyTransplant: { file: "pages/kidney-transplant.tsx", query: ["tab"] },
  materials: { file: "pages/materials.tsx", query: ["sheet"] },
  nurseSheet: { file: "pages/nurse-sheet.tsx" },
  referenceTables: {
    file: "pages/reference-tables.tsx",
    query: ["tab", "q", "group", "potassium", "phosphorus", "per", "sort", "order"],
  },
  treatment: { file: "pages/treatment.tsx", query: ["tab", "page"] },
  treatmentItem: { file: "pages/treatment-item.tsx" },
  weightGain: { file: "pages/weight-gain.tsx", cache: "never" },
  informationArticle: { file: "pages/information-article.tsx" },
  form: { file: "pages/form.tsx", isUnlisted: true, cache: "never" },
  saved: { file: "pages/saved.tsx" },
  sitemap: { file: "pages/sitemap.tsx" },
  accessibility: { file: "pages/accessibility.tsx" },
  agreement: { file: "pages/agreement.tsx" },
  popularSearch: { file: "pages/popular-search.tsx", isUnlisted: true },
  useful: { file: "pages/useful.tsx", isUnlisted: true, isAnswer: true, cache: "never" },
  article: { file: "pages/article.tsx" },
} as const satisfies Record<PageId, Page>);

/** With `isLocal`, one a language. */
export const endpoints = atPaths(endpointPaths, {
  chooseLocale: { file: "i18n/choose-locale.ts" },
  changeVision: { file: "frame/vision/change-vision.ts" },
  formFiles: { file: "tools/forms/take-file.ts", isLocal: true },
  qualityFrame: { file: "frame/quality-frame.ts", isLocal: true },
  feed: { file: "seo/feed.ts", isLocal: true },
  eventFile: { file: "parts/events/event-file.ts", isLocal: true },
  robots: { file: "seo/robots-txt.ts" },
  sitemapXml: { file: "seo/sitemap-xml.ts" },
} as const satisfies Record<keyof typeof endpointPaths, Endpoint>);

export function middlewareOf({ middleware = [] }: Page): readonly MiddlewareName[] {
  return middleware;
}

/** The only way to write a link. */
export function href<Id extends PageId>(locale: Locale, id: Id, ...params: PageParams<Id>): string {
  return localePath(locale, pathOf(id, ...params));
}

export function routeId(locale: Locale, id: string): string {
  return id + languages[locale].routeSuffix;
}

function atPaths<Paths extends Record<string, string>, Rows extends Record<keyof Paths, object>>(
  paths: Paths,
  rows: Rows,
): { [Id in keyof Paths]: { path: Paths[Id] } & Rows[Id] } {
  const entries = Object.entries(paths).map(([id, path]) => [id, { path, ...rows[id] }]);
  return Object.fromEntries(entries) as { [Id in keyof Paths]: { path: Paths[Id] } & Rows[Id] };
}
