import { aliasAt } from "#contract/article-path.ts";
import { isReadablePath } from "#contract/path.ts";
import { MOST_LINE, type UsefulAnswer, usefulAnswers, usefulFields } from "#contract/useful.ts";
import { ApiRejection } from "../../api/client.server.ts";
import { notFound } from "../../api/fail-page.server.ts";
import { loadArticleAt } from "../../api/load-article.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { readPost } from "../../tools/forms/read-post.server.ts";
import type { UsefulFault } from "./useful-page-words.ts";

export type Asked = { path: string; answer: UsefulAnswer };
export type Refused = { fault: UsefulFault; status: number; asked: Asked | null; line: string; retryAfter?: number };
type Taken = Asked & { hasLine: boolean };

const NOTHING = { asked: null, line: "" };

/** Handles the answer, or the comment after it. Reports success only if the API has accepted it. */
export async function takeAnswer(site: SiteContext, request: Request): Promise<Taken | Refused> {
  const { api, countPost, reportError } = site;
  const post = await readPost(request);
  const asked =
    post &&
    (await readAsked(site, textOf(post, usefulFields.page), textOf(post, usefulFields.answer)).catch(() => null));
  refuseWithoutQuestion(site);
  if (!asked || textOf(post, usefulFields.honeypot) !== "") {
    // Invalid posts count towards the rate limit too, although they never reach the API.
    const retryAfter = await countPost();
    return retryAfter ? tooOften(NOTHING, retryAfter) : { ...NOTHING, fault: "unclear", status: 422 };
  }
  const line = textOf(post, usefulFields.line);
  const hasLine = line !== "";
  const kept = { asked, line };
  if (line.length > MOST_LINE) return { ...kept, fault: "tooLong", status: 422 };
  // An empty comment: the answer was already counted.
  if (post.has(usefulFields.line) && !hasLine) return { ...kept, fault: "noLine", status: 422 };
  try {
    await api.sendUseful({ alias: aliasAt(asked.path), answer: asked.answer, ...(hasLine && { line }) });
    return { ...asked, hasLine };
  } catch (error) {
    if (!(error instanceof ApiRejection)) reportError(error);
    else if (error.envelope.status === 429) return tooOften(kept, error.retryAfter ?? 60);
    return { ...kept, fault: "failed", status: 502 };
  }
}

/** The article and the answer named by a query or a POST; null if that is not a page with an article. */
export async function readAsked(site: SiteContext, path: string, answer: string): Promise<Asked | null> {
  const known = usefulAnswers.find((one) => one === answer);
  if (!known || !path.startsWith("/") || path.length > MOST_PATH || !isReadablePath(path)) return null;
  await loadArticleAt(site, path);
  return { path, answer: known };
}

/** An API that is not ours does not take the answer. Known as soon as it has answered anything, so this comes after a call. */
export function refuseWithoutQuestion(site: SiteContext): void {
  if (!site.asksUseful()) throw notFound();
}

const MOST_PATH = 500;

function tooOften(kept: Pick<Refused, "asked" | "line">, retryAfter: number): Refused {
  return { ...kept, fault: "tooOften", status: 429, retryAfter };
}

function textOf(post: FormData, name: string): string {
  const value = post.get(name);
  return typeof value === "string" ? value.slice(0, 10 * MOST_LINE).trim() : "";
}
