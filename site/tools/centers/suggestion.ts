import type { ModalId } from "#contract/modal-ids.ts";

/** A place that the finder offers while one types. */
export type Suggestion = { title: string; note: string; href: string; modal?: ModalId };

/** What the finder gets: how many match, the first of them, and what to say. */
export type FinderAnswer = {
  count: number;
  suggestions: Suggestion[];
  text: { status: string; suggested: string | null };
};

export const MOST_SUGGESTIONS = 6;
