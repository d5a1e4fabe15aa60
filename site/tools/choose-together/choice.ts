import type { DialysisChoice } from "#contract/variables/dialysis-choice.ts";

export const kinds = ["hemodialysis", "peritoneal-dialysis"] as const;
type Kind = (typeof kinds)[number];

/** The key of a question, the key of its answer; in the order of the questions. */
export type Answers = ReadonlyMap<string, string>;
type Reason = { topic: string; text: string };
export type Sheet = {
  reasons: Record<Kind, Reason[]>;
  /** The topics whose answers speak for neither kind and leave nothing to ask. */
  neutral: string[];
  asks: string[];
};

/** What an address answers. What is not a question or an answer of ours is left out. */
export function readAnswers({ questions }: DialysisChoice, search: URLSearchParams): Answers {
  return new Map(
    questions.flatMap(({ key, answers }): [string, string][] => {
      const given = search.get(key);
      return answers.some((answer) => answer.key === given) ? [[key, given ?? ""]] : [];
    }),
  );
}

/** The address of the answers: it holds nothing but their keys. */
export function toQuery(answers: Answers): string {
  return new URLSearchParams([...answers]).toString();
}

/** What speaks for which, in the order of the questions. It gives no verdict: nothing is counted or weighed. */
export function sheetOf({ questions, ask }: DialysisChoice, answers: Answers): Sheet {
  const given = questions.flatMap(({ key, topic, answers: offered }) => {
    const answer = offered.find((one) => one.key === answers.get(key));
    return answer ? [{ topic, answer }] : [];
  });
  const reasonsFor = (kind: Kind) =>
    given.flatMap(({ topic, answer: { [kind]: text } }) => (text === undefined ? [] : [{ topic, text }]));
  return {
    reasons: { hemodialysis: reasonsFor("hemodialysis"), "peritoneal-dialysis": reasonsFor("peritoneal-dialysis") },
    neutral: given
      .filter(({ answer }) => !answer.ask && kinds.every((kind) => answer[kind] === undefined))
      .map(({ topic }) => topic),
    asks: [...given.flatMap(({ answer }) => answer.ask ?? []), ...ask],
  };
}
