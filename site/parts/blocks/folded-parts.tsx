import { Accordion } from "../../ui/accordion.tsx";
import { Blocks } from "./blocks.tsx";
import type { Part } from "./split-by-headings.server.ts";

/** The parts of a text that few visitors need, each folded under its heading. */
export function FoldedParts({ parts, as }: { parts: Part[]; as: "h2" | "h3" | "h4" }) {
  return parts.map(({ anchor, title, blocks }) =>
    title === null ? (
      <Blocks key="" blocks={blocks} />
    ) : (
      <Accordion key={title} as={as} summary={title} {...(anchor && { id: anchor })}>
        <Blocks blocks={blocks} />
      </Accordion>
    ),
  );
}
