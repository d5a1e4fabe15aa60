import type { BlockOf } from "#contract/blocks/block.ts";
import { careLevels } from "#contract/blocks/care.ts";
import { itemsOf } from "./lists.ts";
import { attributesOf, type Directive, inline, joined, labelAndBody, Refused, type Writing } from "./writing.ts";

/** Levels that name the duty line: its own, and the one for when the center is closed. */
const WITH_DUTY_LINE = new Set<string>(["duty", "today"]);

/**
 * `:::care[What happened]{level=now}`, then what to do in paragraphs, and the symptoms in a list. The phones are added
 * by the view.
 */
export function toCare(node: Directive, writing: Writing): BlockOf<"care"> {
  const attributes = attributesOf(node, ["level"]);
  const level = careLevels.find((name) => name === attributes.level);
  if (!level) throw new Refused(node, `a care card says how soon: {level=now} (${careLevels.join(", ")})`);
  const { label, body } = labelAndBody(node);
  if (body.length === 0) throw new Refused(node, "a care card says what it is about");
  const last = body.at(-1);
  const list = last?.type === "list" && !last.ordered ? last : undefined;
  const phone = WITH_DUTY_LINE.has(level) ? writing.fact("duty-line.phone") : undefined;
  if (level === "duty" && !phone) throw new Refused(node, "there is no duty line to call: variables/duty-line.ru.md");
  return {
    type: "care",
    data: {
      level,
      title: inline(label, writing),
      text: joined(list ? body.slice(0, -1) : body, writing),
      ...(list && { list: itemsOf(list, writing) }),
      ...(phone && { phone }),
    },
  };
}
