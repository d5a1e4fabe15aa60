import { RichText } from "../blocks/rich-text.tsx";
import type { Question } from "./load-questions.server.ts";

type Props = { questions: Question[]; isFirstOpen?: boolean };

export function QuestionList({ questions, isFirstOpen = false }: Props) {
  return (
    <div>
      {questions.map(({ summary, text }, index) => (
        <details key={summary} className="accordion" open={isFirstOpen && index === 0}>
          <summary>
            <RichText as="span" html={summary} />
          </summary>
          <div className="accordion-body">
            <RichText as="p" html={text} />
          </div>
        </details>
      ))}
    </div>
  );
}
