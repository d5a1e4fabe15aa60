import { lineageOf } from "#contract/article-path.ts";
import type { Article } from "#contract/records/article.ts";
import type { Invitation } from "#contract/records/article-end.ts";

/** The invitation for the texts of a category; the nearest category decides. */
const byCategory: Record<string, Invitation> = {
  "about-company": "center",
  dialysis: "dialysis",
  documents: "none",
  glossary: "none",
  group: "vacancies",
  information: "question",
  lifestyle: "question",
  news: "center",
  speech: "read",
  stories: "center",
  tourism: "travel",
  treatment: "question",
};

/** Purposes without an invitation: the advice is in the text itself and in the bottom bar on phones. */
type Quiet = "none" | "urgent" | "helpline";
export type Inviting = Exclude<Invitation, Quiet>;

const quiet: readonly Invitation[] = ["none", "urgent", "helpline"] satisfies Quiet[];

export function isInviting(purpose: Invitation): purpose is Inviting {
  return !quiet.includes(purpose);
}

/** The editor's choice, otherwise the category's; a page without a category (rules, policies) has no invitation. */
export function invitationOf({ invitation, category }: Pick<Article, "invitation" | "category">): Invitation {
  if (invitation) return invitation;
  return (
    (category &&
      lineageOf(category)
        .map((alias) => byCategory[alias])
        .find(Boolean)) ??
    "none"
  );
}
