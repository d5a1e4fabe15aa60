import type { DialysisChoice } from "#contract/variables/dialysis-choice.ts";

export const kinds = ["hemodialysis", "peritoneal-dialysis"] as const;
type Kind = (typeof kinds)[number];

/** Question keys mapped to answer keys, in the order of the questions. */
export type Answers = ReadonlyMap<string, string>;
type Answer = DialysisChoice["questions"][number]["answers"][number];
type Reason = { topic: string; text: string };
export type Sheet = {
  reasons: Record<Kind, Reason[]>;
  /** What makes a kind difficult, or needs help or preparation. */
  hindrances: Record<Kind, Reason[]>;
  /** Topics whose answers say nothing about either kind and raise no question. */
  neutral: string[];
  asks: string[];
};

/** The answers in a query. Unknown questions and answers are left out. */
export function readAnswers({ questions }: DialysisChoice, search: URLSearchParams): Answers {
  return new Map(
    questions.flatMap(({ key, answers }): [string, string][] => {
      const given = search.get(key);
      return answers.some((answer) => answer.key === given) ? [[key, given ?? ""]] : [];
    }),
  );
}

/** The query for the answers: it contains only their keys. */
export function toQuery(answers: Answers): string {
  return new URLSearchParams([...answers]).toString();
}

/** Arguments for and against each kind, in the order of the questions. It gives no verdict: nothing is counted or weighed. */
export function sheetOf({ questions, ask }: DialysisChoice, answers: Answers): Sheet {
  const given = questions.flatMap(({ key, topic, answers: offered }) => {
    const answer = offered.find((one) => one.key === answers.get(key));
    return answer ? [{ topic, answer }] : [];
  });
  const collect = (textsOf: (answer: Answer) => Partial<Record<Kind, string | undefined>> | undefined) => {
    const of = (kind: Kind) =>
      given.flatMap(({ topic, answer }) => {
        const text = textsOf(answer)?.[kind];
        return text === undefined ? [] : [{ topic, text }];
      });
    return { hemodialysis: of("hemodialysis"), "peritoneal-dialysis": of("peritoneal-dialysis") };
  };
  return {
    reasons: collect((answer) => answer),
    hindrances: collect(({ hinders }) => hinders),
    neutral: given
      .filter(({ answer }) => !answer.ask && !answer.hinders && kinds.every((kind) => answer[kind] === undefined))
      .map(({ topic }) => topic),
    asks: [...given.flatMap(({ answer }) => answer.ask ?? []), ...ask],
  };
}
