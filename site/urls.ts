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
  legalDocuments: { path: "/about/legal-documents" },
  news: { path: "/about/news", file: "pages/news.tsx", middleware: ["firstPage"] },
  newsItem: { path: "/about/news/:item", file: "pages/news-item.tsx" },
  paidServices: { path: "/about/platnye-uslugi" },
  specialists: { path: "/about/specialists" },
  aboutArticle: { path: "/about/:alias" },

  contacts: { path: "/contacts", file: "pages/contacts.tsx" },
  control: { path: "/control", file: "pages/control.tsx" },
  equipment: { path: "/equipment" },
  group: { path: "/group", file: "pages/group.tsx" },
  groupItem: { path: "/group/:item", file: "pages/group-item.tsx" },
  lifestyle: { path: "/lifestyle", file: "pages/lifestyle.tsx" },
  lifestyleItem: { path: "/lifestyle/:item", file: "pages/lifestyle-item.tsx" },
  reviews: { path: "/reviews", middleware: ["firstPage"] },
  search: { path: "/search", isUnlisted: true, middleware: ["noStore"] },
  socialNetworks: { path: "/social_networks" },
  stories: { path: "/stories", file: "pages/stories.tsx" },
  story: { path: "/stories/:item", file: "pages/story.tsx" },
  tourism: { path: "/tourism", file: "pages/tourism.tsx" },
  tourismItem: { path: "/tourism/:item", file: "pages/tourism-item.tsx" },
  vacancies: { path: "/vacancies" },
  vacancy: { path: "/vacancies/:item" },

  dialysis: { path: "/dialysis" },
  dialysisItem: { path: "/dialysis/:item" },
  regions: { path: "/dialysis/regions", file: "pages/regions.tsx" },
  region: { path: "/dialysis/regions/:region", file: "pages/region.tsx" },
  centers: { path: "/centers", file: "pages/centers.tsx" },
  center: { path: "/centers/:item", file: "pages/center.tsx" },

  calculator: { path: "/information/calculator", middleware: ["noStore"] },
  cookiePolicy: { path: "/information/cookie-policy" },
  drugs: { path: "/information/drugs" },
  faq: { path: "/information/faq" },
  fistula: { path: "/information/fistula" },
  kidneyTransplant: { path: "/information/kidney-transplant" },
  materials: { path: "/information/materials" },
  referenceTables: { path: "/information/reference-tables" },
  treatment: { path: "/information/treatment", file: "pages/treatment.tsx" },
  treatmentItem: { path: "/information/treatment/:item", file: "pages/treatment-item.tsx" },
  informationArticle: { path: "/information/:alias" },

  form: { path: "/forms/:name", isUnlisted: true, middleware: ["noStore"] },
  sitemap: { path: "/sitemap" },
  agreement: { path: "/agreement" },
  popularSearch: { path: "/popular-search", isUnlisted: true },
  article: { path: "/:alias" },
} as const satisfies Record<string, Page>;

/** Addresses that are no pages: something is posted there, framed, or read by programs. With `isLocal`, one a language. */
export const endpoints = {
  chooseLocale: { path: "/locale", file: "i18n/choose-locale.ts" },
  changeVision: { path: "/vision", file: "vision/change-vision.ts" },
  qualityFrame: { path: "/quality-assessment", file: "shell/quality-frame.ts", isLocal: true },
  accessibleModal: { path: "/modals/accessible", file: "modals/accessible-data.ts", isLocal: true },
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
  return /^\/en(\/|\.data$|$)/.test(pathname) ? "en" : "ru";
}
