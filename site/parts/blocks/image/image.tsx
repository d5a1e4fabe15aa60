import type { ImageBlock } from "#contract/blocks/image.ts";
import { Image } from "../../../ui/image.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { RichText } from "../rich-text.tsx";

/** The maximum width of the text column. */
const SIZES = "(min-width: 860px) 760px, calc(100vw - 40px)";

export function ImageView({ data }: { data: ImageBlock["data"] }) {
  const { image, url, alt, caption, withBorder, withBackground, stretched } = data;
  // A picture that may not be shown leaves its caption.
  if (!image && !url && !caption) return null;
  const looks = ["figure", withBorder && "with-border", withBackground && "with-background", stretched && "stretched"];
  return (
    <figure className={looks.filter(Boolean).join(" ")}>
      {image && <Picture image={image} alt={alt} sizes={SIZES} />}
      {!image && url && <Image src={url} alt={alt} loading="lazy" />}
      {caption && <RichText as="figcaption" html={caption} />}
    </figure>
  );
}
