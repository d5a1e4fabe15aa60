import { defaultLocale, type Locale } from "#contract/locale.ts";
import { endpointPaths, type PageId, type PageParams, pathOf, paths } from "#contract/paths.ts";

type Page = {
  /** The route module; a page without one is not built yet and answers 404. */
  file?: string;
  /** Left out of what search engines are told of. */
  isUnlisted?: true;
  /** Names from site/middleware, run around the page from left to right. */
  middleware?: readonly string[];
};

type Endpoint = { file: string; isLocal?: boolean };

/** THE table: what is shown at every path. Routes of both languages, links, and the tests over all pages come from it. */
export const pages = atPaths(paths, {
  home: { file: "pages/home.tsx" },

  about: { file: "pages/about.tsx" },
  legalDocuments: { file: "pages/legal-documents.tsx" },
  news: { file: "pages/news.tsx", middleware: ["firstPage"] },
  newsItem: { file: "pages/news-item.tsx" },
  paidServices: { file: "pages/paid-services.tsx" },
  specialists: { file: "pages/specialists.tsx" },
  aboutArticle: { file: "pages/about-article.tsx" },

  contacts: { file: "pages/contacts.tsx" },
  control: { file: "pages/control.tsx" },
  equipment: { file: "pages/equipment.tsx" },
  group: { file: "pages/group.tsx" },
  groupItem: { file: "pages/group-item.tsx" },
  lifestyle: { file: "pages/lifestyle.tsx" },
  lifestyleItem: { file: "pages/lifestyle-item.tsx" },
  reviews: { file: "pages/reviews.tsx", middleware: ["firstPage"] },
  search: { isUnlisted: true, middleware: ["noStore"] },
  socialNetworks: { file: "pages/social-networks.tsx" },
  stories: { file: "pages/stories.tsx" },
  story: { file: "pages/story.tsx" },
  tourism: { file: "pages/tourism.tsx" },
  tourismItem: { file: "pages/tourism-item.tsx" },
  vacancies: { file: "pages/vacancies.tsx" },
  vacancy: { file: "pages/vacancy.tsx" },

  dialysis: { file: "pages/dialysis.tsx" },
  dialysisItem: { file: "pages/dialysis-item.tsx" },
  regions: { file: "pages/regions.tsx" },
  region: { file: "pages/region.tsx" },
  centers: { file: "pages/centers.tsx" },
  center: { file: "pages/center.tsx" },

  calculator: { middleware: ["noStore"] },
  cookiePolicy: { file: "pages/cookie-policy.tsx" },
  drugs: { file: "pages/drugs.tsx" },
  faq: { file: "pages/faq.tsx" },
  fistula: { file: "pages/fistula.tsx" },
  glossary: { file: "pages/glossary.tsx" },
  glossaryTerm: { file: "pages/glossary-term.tsx" },
  kidneyTransplant: { file: "pages/kidney-transplant.tsx" },
  materials: { file: "pages/materials.tsx" },
  referenceTables: { file: "pages/reference-tables.tsx" },
  treatment: { file: "pages/treatment.tsx" },
  treatmentItem: { file: "pages/treatment-item.tsx" },
  informationArticle: { file: "pages/information-article.tsx" },
  form: { file: "pages/form.tsx", isUnlisted: true, middleware: ["noStore"] },
  sitemap: { file: "pages/sitemap.tsx" },
  agreement: { file: "pages/agreement.tsx" },
  popularSearch: { file: "pages/popular-search.tsx", isUnlisted: true },
  article: { file: "pages/article.tsx" },
} as const satisfies Record<PageId, Page>);

/** With `isLocal`, one a language. */
export const endpoints = atPaths(endpointPaths, {
  chooseLocale: { file: "i18n/choose-locale.ts" },
  changeVision: { file: "vision/change-vision.ts" },
  formFiles: { file: "forms/take-file.ts", isLocal: true },
  qualityFrame: { file: "shell/quality-frame.ts", isLocal: true },
  feed: { file: "seo/feed.ts", isLocal: true },
  robots: { file: "seo/robots-txt.ts" },
  sitemapXml: { file: "seo/sitemap-xml.ts" },
} as const satisfies Record<keyof typeof endpointPaths, Endpoint>);

/** The only way to write a link. */
export function href<Id extends PageId>(locale: Locale, id: Id, ...params: PageParams<Id>): string {
  return inLocale(locale, pathOf(id, ...params));
}

/** A path as content and the API give it, without a prefix, as an address of the language. */
export function inLocale(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path.replace(/^\/(?=[?#]|$)/, "").replace(/^/, `/${locale}`);
}

const ENGLISH = "___en";

export function routeId(locale: Locale, id: string): string {
  return locale === "en" ? id + ENGLISH : id;
}

/** The locale is en when the route's name says so, otherwise ru. */
export function localeOfRoute(id: string | undefined): Locale {
  return id?.includes(ENGLISH) ? "en" : "ru";
}

/** The same, from an address: for code that runs before a route is known. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? "en" : "ru";
}

function atPaths<Paths extends Record<string, string>, Rows extends Record<keyof Paths, object>>(
  paths: Paths,
  rows: Rows,
): { [Id in keyof Paths]: { path: Paths[Id] } & Rows[Id] } {
  const entries = Object.entries(paths).map(([id, path]) => [id, { path, ...rows[id] }]);
  return Object.fromEntries(entries) as { [Id in keyof Paths]: { path: Paths[Id] } & Rows[Id] };
}
