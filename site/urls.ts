import { defaultLocale, type Locale } from "#contract/locale.ts";

type Page = {
  path: `/${string}`;
  /** The route module; a page without one is not built yet and answers 404. */
  file?: string;
  /** Left out of what search engines are told of. */
  isUnlisted?: true;
  /** Names from site/middleware, run around the page from left to right. */
  middleware?: readonly string[];
};

type Endpoint = { path: `/${string}`; file: string; isLocal?: boolean };

/** THE table: every page, once. Routes of both languages, links, and the tests over all pages come from it. */
export const pages = {
  home: { path: "/", file: "pages/home.tsx" },

  about: { path: "/about", file: "pages/about.tsx" },
  legalDocuments: { path: "/about/legal-documents", file: "pages/legal-documents.tsx" },
  news: { path: "/about/news", file: "pages/news.tsx", middleware: ["firstPage"] },
  newsItem: { path: "/about/news/:item", file: "pages/news-item.tsx" },
  paidServices: { path: "/about/platnye-uslugi", file: "pages/paid-services.tsx" },
  specialists: { path: "/about/specialists", file: "pages/specialists.tsx" },
  aboutArticle: { path: "/about/:alias", file: "pages/about-article.tsx" },

  contacts: { path: "/contacts", file: "pages/contacts.tsx" },
  control: { path: "/control", file: "pages/control.tsx" },
  equipment: { path: "/equipment", file: "pages/equipment.tsx" },
  group: { path: "/group", file: "pages/group.tsx" },
  groupItem: { path: "/group/:item", file: "pages/group-item.tsx" },
  lifestyle: { path: "/lifestyle", file: "pages/lifestyle.tsx" },
  lifestyleItem: { path: "/lifestyle/:item", file: "pages/lifestyle-item.tsx" },
  reviews: { path: "/reviews", file: "pages/reviews.tsx", middleware: ["firstPage"] },
  search: { path: "/search", isUnlisted: true, middleware: ["noStore"] },
  socialNetworks: { path: "/social_networks", file: "pages/social-networks.tsx" },
  stories: { path: "/stories", file: "pages/stories.tsx" },
  story: { path: "/stories/:item", file: "pages/story.tsx" },
  tourism: { path: "/tourism", file: "pages/tourism.tsx" },
  tourismItem: { path: "/tourism/:item", file: "pages/tourism-item.tsx" },
  vacancies: { path: "/vacancies", file: "pages/vacancies.tsx" },
  vacancy: { path: "/vacancies/:item", file: "pages/vacancy.tsx" },

  dialysis: { path: "/dialysis", file: "pages/dialysis.tsx" },
  dialysisItem: { path: "/dialysis/:item", file: "pages/dialysis-item.tsx" },
  regions: { path: "/dialysis/regions", file: "pages/regions.tsx" },
  region: { path: "/dialysis/regions/:region", file: "pages/region.tsx" },
  centers: { path: "/centers", file: "pages/centers.tsx" },
  center: { path: "/centers/:item", file: "pages/center.tsx" },

  calculator: { path: "/information/calculator", middleware: ["noStore"] },
  cookiePolicy: { path: "/information/cookie-policy", file: "pages/cookie-policy.tsx" },
  drugs: { path: "/information/drugs", file: "pages/drugs.tsx" },
  faq: { path: "/information/faq", file: "pages/faq.tsx" },
  fistula: { path: "/information/fistula", file: "pages/fistula.tsx" },
  glossary: { path: "/information/glossary", file: "pages/glossary.tsx" },
  glossaryTerm: { path: "/information/glossary/:item", file: "pages/glossary-term.tsx" },
  kidneyTransplant: { path: "/information/kidney-transplant", file: "pages/kidney-transplant.tsx" },
  materials: { path: "/information/materials", file: "pages/materials.tsx" },
  referenceTables: { path: "/information/reference-tables", file: "pages/reference-tables.tsx" },
  treatment: { path: "/information/treatment", file: "pages/treatment.tsx" },
  treatmentItem: { path: "/information/treatment/:item", file: "pages/treatment-item.tsx" },
  informationArticle: { path: "/information/:alias", file: "pages/information-article.tsx" },
  form: { path: "/forms/:name", isUnlisted: true, middleware: ["noStore"] },
  sitemap: { path: "/sitemap", file: "pages/sitemap.tsx" },
  agreement: { path: "/agreement", file: "pages/agreement.tsx" },
  popularSearch: { path: "/popular-search", file: "pages/popular-search.tsx", isUnlisted: true },
  article: { path: "/:alias", file: "pages/article.tsx" },
} as const satisfies Record<string, Page>;

/** Addresses that are no pages: something is posted there, framed, or read by programs. With `isLocal`, one a language. */
export const endpoints = {
  chooseLocale: { path: "/locale", file: "i18n/choose-locale.ts" },
  changeVision: { path: "/vision", file: "vision/change-vision.ts" },
  qualityFrame: { path: "/quality-assessment", file: "shell/quality-frame.ts", isLocal: true },
  feed: { path: "/feed.xml", file: "seo/feed.ts", isLocal: true },
  robots: { path: "/robots.txt", file: "seo/robots-txt.ts" },
  sitemapXml: { path: "/sitemap.xml", file: "seo/sitemap-xml.ts" },
} as const satisfies Record<string, Endpoint>;

export type PageId = keyof typeof pages;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** The params a page takes; a missing one does not compile. */
export type PageParams<Id extends PageId> = [ParamsOf<(typeof pages)[Id]["path"]>] extends [never]
  ? []
  : [params: Record<ParamsOf<(typeof pages)[Id]["path"]>, string>];

/** The only way to write a link. */
export function href<Id extends PageId>(locale: Locale, id: Id, ...[params]: PageParams<Id>): string {
  const values: Record<string, string> = params ?? {};
  return inLocale(
    locale,
    pages[id].path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? "")),
  );
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
