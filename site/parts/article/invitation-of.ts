import { lineageOf } from "#contract/article-path.ts";
import type { Article } from "#contract/records/article.ts";
import type { Invitation } from "#contract/records/article-end.ts";

/** What the texts of a category are for; the nearest category decides. */
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

/** Purposes without a panel: what to do stands in the text itself, and in the bar at the foot of phones. */
type Quiet = "none" | "urgent" | "helpline";
export type Inviting = Exclude<Invitation, Quiet>;

const quiet: readonly Invitation[] = ["none", "urgent", "helpline"] satisfies Quiet[];

export function isInviting(purpose: Invitation): purpose is Inviting {
  return !quiet.includes(purpose);
}

/** What its editor wrote, otherwise what its category is for; a page without one (rules, policies) invites to nothing. */
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
