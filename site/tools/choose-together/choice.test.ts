import { expect, test } from "vitest";
import { readAnswers, sheetOf, toQuery } from "./choice.ts";

const choice = {
  reviewer: "somebody",
  reviewedAt: "2026-11-16",
  questions: [
    {
      key: "road",
      topic: "Road",
      text: "Is it far?",
      answers: [
        {
          key: "far",
          text: "Far",
          hemodialysis: "Somebody drives you.",
          "peritoneal-dialysis": "No road.",
          ask: "Who?",
        },
        { key: "near", text: "Near", hemodialysis: "It is near." },
      ],
    },
    {
      key: "pets",
      topic: "Pets",
      text: "Pets?",
      answers: [
        { key: "none", text: "None" },
        { key: "unsure", text: "Perhaps", ask: "And the cat?" },
        { key: "many", text: "Many", hinders: { "peritoneal-dialysis": "They must stay out." } },
      ],
    },
  ],
  ask: ["What about my heart?"],
};
const sheet = (query: string) => sheetOf(choice, readAnswers(choice, new URLSearchParams(query)));

test("an answer may count for both kinds, for one, or for neither", () => {
  expect(sheet("pets=none&road=far")).toEqual({
    reasons: {
      hemodialysis: [{ topic: "Road", text: "Somebody drives you." }],
      "peritoneal-dialysis": [{ topic: "Road", text: "No road." }],
    },
    hindrances: { hemodialysis: [], "peritoneal-dialysis": [] },
    neutral: ["Pets"],
    asks: ["Who?", "What about my heart?"],
  });
  expect(sheet("road=near&pets=unsure")).toEqual({
    reasons: { hemodialysis: [{ topic: "Road", text: "It is near." }], "peritoneal-dialysis": [] },
    hindrances: { hemodialysis: [], "peritoneal-dialysis": [] },
    neutral: [],
    asks: ["And the cat?", "What about my heart?"],
  });
});

test("what hinders a kind does not count for it, and is not neutral", () => {
  expect(sheet("pets=many")).toMatchObject({
    reasons: { hemodialysis: [], "peritoneal-dialysis": [] },
    hindrances: { hemodialysis: [], "peritoneal-dialysis": [{ topic: "Pets", text: "They must stay out." }] },
    neutral: [],
  });
});

test("the address holds the keys of answers in the order of the questions, and nothing else", () => {
  const read = (query: string) => toQuery(readAnswers(choice, new URLSearchParams(query)));
  expect(read("name=Ann&pets=none&road=far&road=near")).toBe("road=far&pets=none");
  expect(read("road=__proto__&pets=%3Cscript%3E&constructor=far")).toBe("");
});
