import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

/** What is medical: by the category, with all below it, or by name where the category holds other pages too. */
const MEDICAL = {
  categories: /^(?:dialysis|treatment|fistula|transplant|lifestyle-nutrition)(?:-|$)/,
  articles: new Set(["dialysis", "when-to-call", "kidney-transplant", "fistula"]),
  /** Of these categories, but they only list centers. */
  lists: new Set(["regions"]),
};

/** A medical page names the doctor who read it, and what it leans on. The day comes with the doctor: publishing asks for it. */
export function findUnreviewedMedicine({ files }: Texts): Fault[] {
  return files
    .filter(isMedical)
    .flatMap(({ file, front, lines }) =>
      [
        front["reviewer"] ? "" : "reviewer: a medical page names the specialist who read it",
        hasSources(front["sources"]) ? "" : "sources: a medical page names what it leans on",
      ]
        .filter(Boolean)
        .map((message) => ({ file, line: lines.get("title") ?? 1, message })),
    );
}

function isMedical({ folder, locale, name, front }: TextFile): boolean {
  if (folder !== "articles" || locale !== "ru" || front["active"] === false || MEDICAL.lists.has(name)) return false;
  return MEDICAL.categories.test(String(front["category"])) || MEDICAL.articles.has(name);
}

function hasSources(sources: unknown): boolean {
  return Array.isArray(sources) && sources.length > 0;
}
