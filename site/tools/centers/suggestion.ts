import type { ModalId } from "#contract/modal-ids.ts";

/** A place that the finder suggests while the visitor types. */
export type Suggestion = { title: string; note: string; href: string; modal?: ModalId };

/** The finder's response: the number of matches, the first of them, and a message. */
export type FinderAnswer = {
  count: number;
  suggestions: Suggestion[];
  text: { status: string; suggested: string | null };
};

export const MOST_SUGGESTIONS = 6;
