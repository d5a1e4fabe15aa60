type Tag =
  "p" | "li" | "span" | "b" | "h2" | "h3" | "h4" | "h5" | "h6" | "th" | "td" | "caption" | "figcaption" | "dt" | "dd";

/** Inline HTML of a block. It was sanitised during publishing. */
export function RichText({
  as: Tag,
  html,
  ...rest
}: {
  as: Tag;
  html: string;
  id?: string | undefined;
  className?: string | undefined;
  scope?: "col" | "row";
  "data-label"?: string | undefined;
}) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
