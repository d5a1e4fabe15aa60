import { RichText } from "./rich-text.tsx";

/** Blocks that hold a few paragraphs keep them in one text, with an empty line between. */
export function paragraphs(html: string) {
  return html
    .split("<br><br>")
    .filter(Boolean)
    .map((one, index) => <RichText key={index} as="p" html={one} />);
}
