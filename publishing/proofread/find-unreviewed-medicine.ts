import { defaultLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

/** Medical pages: by category, including subcategories, or by name if the category also has other pages. */
const MEDICAL = {
  categories: /^(?:dialysis|treatment|fistula|transplant|drugs|lifestyle-nutrition)(?:-|$)/,
  articles: new Set(["dialysis", "when-to-call", "kidney-transplant", "fistula"]),
  /** In these categories, but they only list centers. */
  lists: new Set(["regions"]),
};
/** Mainly legal pages: a lawyer reviews them, whatever their category. */
const LEGAL = new Set(["disability-step-by-step", "transport-to-dialysis", "work-and-sick-leave", "free-treatment"]);
const READERS = {
  doctor: { position: /врач|хирург/i, message: "reviewer: a medical page is read by a doctor" },
  lawyer: { position: /юрист/i, message: "reviewer: a page about rights is read by a lawyer" },
};

/**
 * A medical page names the doctor who reviewed it, a page about rights the lawyer, and both name their sources.
 * Publishing requires the date together with the reviewer.
 */
export function findUnreviewedMedicine({ files, sources }: Texts): Fault[] {
  const positions = new Map(
    sources.get("specialist")?.map(({ name, values }) => [name, String(values[defaultLocale]?.["position"])]),
  );
  return files
    .filter(isRead)
    .flatMap(({ file, name, front, lines }) =>
      [
        reviewerFault(positions.get(String(front["reviewer"])), LEGAL.has(name) ? READERS.lawyer : READERS.doctor),
        hasSources(front["sources"]) ? "" : "sources: a medical page names what it leans on",
      ]
        .filter(Boolean)
        .map((message) => ({ file, line: lines.get("title") ?? 1, message })),
    );
}

function reviewerFault(held: string | undefined, { position, message }: { position: RegExp; message: string }): string {
  if (held === undefined) return "reviewer: a medical page names the specialist who read it";
  return position.test(held) ? "" : message;
}

function isRead({ folder, locale, name, front }: TextFile): boolean {
  if (folder !== "articles" || locale !== defaultLocale || front["active"] === false || MEDICAL.lists.has(name))
    return false;
  return MEDICAL.categories.test(String(front["category"])) || MEDICAL.articles.has(name) || LEGAL.has(name);
}

function hasSources(sources: unknown): boolean {
  return Array.isArray(sources) && sources.length > 0;
}
