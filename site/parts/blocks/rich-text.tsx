import { linkAmbulance } from "../company/link-ambulance.ts";

type Tag =
  "p" | "li" | "span" | "b" | "h2" | "h3" | "h4" | "h5" | "h6" | "th" | "td" | "caption" | "figcaption" | "dt" | "dd";

/** A heading, a label or a summary is no place for a link; a span may be either. */
const READ = new Set<Tag>(["p", "li", "td", "dd", "figcaption"]);

/** Inline HTML of a block. It was sanitised during publishing. Where it is read, emergency numbers can be tapped. */
export function RichText({
  as: Tag,
  html,
  isRead = READ.has(Tag),
  ...rest
}: {
  as: Tag;
  html: string;
  isRead?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  scope?: "col" | "row";
  lang?: string | undefined;
  "data-label"?: string | undefined;
}) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: isRead ? linkAmbulance(html) : html }} />;
}
