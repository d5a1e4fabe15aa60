type Tag = "p" | "li" | "span" | "h2" | "h3" | "h4" | "h5" | "h6";

/** Inline HTML of a block. It was sanitised where it came in, on publishing. */
export function RichText({
  as: Tag,
  html,
  ...rest
}: {
  as: Tag;
  html: string;
  id?: string | undefined;
  className?: string;
}) {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
