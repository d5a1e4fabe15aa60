import type { Header } from "#contract/blocks/header.ts";
import { RichText } from "../rich-text.tsx";

const tags = { 1: "h2", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

/** A page has one h1, its title, so level 1 is shown as h2. */
export function HeaderView({ data }: { data: Header["data"] }) {
  return <RichText as={tags[data.level as keyof typeof tags]} html={data.text} id={data.anchor} />;
}
