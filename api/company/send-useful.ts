import { createHash } from "node:crypto";
import { versionOf } from "#contract/forms/documents.ts";
import type { Services } from "#contract/services.ts";
import { isYetToCome } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { cutContacts } from "./cut-contacts.ts";

/** Counts an answer for the article's present text, or keeps the line about it. A second press counts once. */
export function sendUseful({ snapshot, useful, limits, now }: ServiceDeps): Services["sendUseful"] {
  return async ({ alias, answer, line }, { locale, visitor }) => {
    const article = snapshot().in[locale].articleByAlias.get(alias);
    if (!article?.active || isYetToCome(article, now())) throw new CallFailure("notFound");
    const about = { alias, locale, version: versionOf(article) };
    const at = now().toISOString();
    if (line === undefined) {
      if (!(await limits.isRepeat(JSON.stringify([about, answer]), visitor))) await useful.count(about, answer, at);
      return { useful: { answer } };
    }
    const kept = cutContacts(line);
    // Named by what it says: the same line sent twice is one.
    const id = createHash("sha256")
      .update(JSON.stringify([about, answer, kept]))
      .digest("base64url");
    if (kept !== "") await useful.keepLine({ id, ...about, answer, line: kept, at });
    return { useful: { answer } };
  };
}
