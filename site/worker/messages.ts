import type { Locale } from "#contract/locale.ts";

/** Why a page is saved: for every visitor, as the visitor's own center, or as an article they chose. */
export type KeptAs = "always" | "center" | "article";

/** Phone and address from a center's page. */
export type Clinic = { phone: string; address: string };

export type KeptPage = {
  path: string;
  title: string;
  bytes: number;
  at: string;
  as: KeptAs;
  /** Only for the visitor's own center. */
  clinic?: Clinic | undefined;
};

/** What a page can ask the worker to do. */
export type Asked =
  | { todo: "start"; locale: Locale }
  | { todo: "keep"; path: string; as: KeptAs }
  | { todo: "erase"; path: string }
  | { todo: "erase-all" }
  | { todo: "list" };

/** Why a page was not saved: incomplete download, not cacheable, too large, too many pages, or no storage left. */
export type Fault = "unreachable" | "refused" | "too-large" | "too-many" | "no-room";

/** Every reply lists the pages saved now; null if the list cannot be read. */
export type Answered = { pages: KeptPage[] | null; fault?: Fault };
