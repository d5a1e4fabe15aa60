import { RichText } from "../blocks/rich-text.tsx";
import { Accordion } from "../ui/accordion.tsx";
import type { Question } from "./load-questions.server.ts";

type Props = { questions: Question[]; isFirstOpen?: boolean };

export function QuestionList({ questions, isFirstOpen = false }: Props) {
  return (
    <div>
      {questions.map(({ summary, text }, index) => (
        <Accordion key={summary} summary={<RichText as="span" html={summary} />} open={isFirstOpen && index === 0}>
          <RichText as="p" html={text} />
        </Accordion>
      ))}
    </div>
  );
}
