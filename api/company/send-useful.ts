import { createHash } from "node:crypto";
import { versionOf } from "#contract/forms/documents.ts";
import type { Services } from "#contract/services.ts";
import { isYetToCome } from "../content/visibility.ts";
import { CallFailure } from "../failure.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { redactContacts } from "./redact-contacts.ts";

/** Counts an answer for the current text of the article, or stores the remark. Pressing twice counts once. */
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
    const kept = redactContacts(line);
    // The id is derived from the text, so the same remark sent twice is stored once.
    const id = createHash("sha256")
      .update(JSON.stringify([about, answer, kept]))
      .digest("base64url");
    if (kept !== "") await useful.keepLine({ id, ...about, answer, line: kept, at });
    return { useful: { answer } };
  };
}
