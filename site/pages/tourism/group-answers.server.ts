import type { Block } from "#contract/blocks/block.ts";
import { type Part, splitByHeadings } from "../../parts/blocks/split-by-headings.server.ts";

export type AnswerGroup = { title: string | null; answers: Part[] };

/** Groups level-3 headings (questions) under the headings above them; a part without questions is itself a question. */
export function groupAnswers(blocks: Block[]): AnswerGroup[] {
  const groups: AnswerGroup[] = [];
  for (const part of splitByHeadings(blocks)) {
    const answers = splitByHeadings(part.blocks, 3);
    const last = groups.at(-1);
    if (part.title !== null && answers.some(({ title }) => title !== null)) groups.push({ title: part.title, answers });
    else if (last?.title === null) last.answers.push(part);
    else groups.push({ title: null, answers: [part] });
  }
  return groups;
}
