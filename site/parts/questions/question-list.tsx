import { itemsOf } from "../blocks/list/list.tsx";
import { paragraphs } from "../blocks/paragraphs.tsx";
import { RichText } from "../blocks/rich-text.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import type { Question } from "./question-anchors.server.ts";

type Props = { questions: Question[]; isFirstOpen?: boolean; level?: "h2" | "h3" };

export function QuestionList(props: Props) {
  return <CachedFragment as="div" view={Questions} props={props} />;
}

function Questions({ questions, isFirstOpen = false, level = "h3" }: Props) {
  return (
    <>
      {questions.map(({ summary, text, list, anchor }, index) => (
        <Accordion
          key={anchor}
          id={anchor}
          as={level}
          summary={<RichText as="span" html={summary} />}
          open={isFirstOpen && index === 0}
        >
          {paragraphs(text)}
          {list && <ul>{itemsOf(list, "unordered")}</ul>}
        </Accordion>
      ))}
    </>
  );
}
