import { RichText } from "./rich-text.tsx";

/** Some blocks store several paragraphs in one text, separated by empty lines. */
export function paragraphs(html: string) {
  return html
    .split("<br><br>")
    .filter(Boolean)
    .map((one, index) => <RichText key={index} as="p" html={one} />);
}
