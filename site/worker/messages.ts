import type { Locale } from "#contract/locale.ts";

/** Why a page is kept: the site keeps it for everybody, it is the visitor's own center, or an article they saved. */
export type KeptAs = "always" | "center" | "article";

/** Whom to call and where to come, as the page of a center says it. */
export type Clinic = { phone: string; address: string };

export type KeptPage = {
  path: string;
  title: string;
  bytes: number;
  at: string;
  as: KeptAs;
  /** The visitor's own center has it. */
  clinic?: Clinic | undefined;
};

/** What a page asks the worker to do. */
export type Asked =
  | { todo: "start"; locale: Locale }
  | { todo: "keep"; path: string; as: KeptAs }
  | { todo: "erase"; path: string }
  | { todo: "erase-all" }
  | { todo: "list" };

/** Why a page was not kept: it did not come whole, it is not for keeping, too large, one too many, or there is no room. */
export type Fault = "unreachable" | "refused" | "too-large" | "too-many" | "no-room";

/** Every answer lists what is kept now. */
export type Answered = { pages: KeptPage[]; fault?: Fault };
