import { createHash } from "node:crypto";
import type { Article } from "../records/article.ts";
import type { ConsentDocument } from "./form.ts";

/** The articles that visitors agree to. */
export const documentAliases: Record<ConsentDocument, string> = {
  "personal-data": "personal-data-consent",
  "health-data-consent": "health-data-consent",
  vacancy: "vacancy-consent",
  publication: "publication-consent",
  agreement: "agreement",
};

/** A short digest of the text, to record which wording was shown. */
export function versionOf(article: Pick<Article, "title" | "content"> | undefined): string {
  if (!article) return UNKNOWN;
  const text = JSON.stringify([article.title, article.content]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** For a text that cannot be read right now. */
const UNKNOWN = "unknown";
