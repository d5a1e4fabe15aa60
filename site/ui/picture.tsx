import { Pictured } from "./pictures-off.tsx";

type Variant = { width: number } & Partial<Record<"avif" | "webp" | "path", string | undefined>>;

/** A picture of the API; a drawing has no variants, and the size of a foreign one may be unknown. */
export type PictureImage = {
  path: string;
  width: number | null;
  height: number | null;
  preview: { compressed: Partial<Record<string, Variant>> };
};

type Props = {
  image: PictureImage;
  alt: string;
  /** Its width on the page, in the syntax of the attribute: "(min-width: 780px) 50vw, 100vw". */
  sizes: string;
  className?: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
};

export function Picture({ image, alt, sizes, className, priority = false }: Props) {
  const variants = Object.values(image.preview.compressed)
    .filter((variant) => variant !== undefined)
    .toSorted((a, b) => a.width - b.width);
  const sources = (["avif", "webp"] as const).filter((format) => variants.some((variant) => variant[format]));
  const own = srcSetOf(variants, "path");
  return (
    <Pictured alt={alt}>
      <picture>
        {sources.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSetOf(variants, format)} sizes={sizes} />
        ))}
        <img
          className={className}
          src={image.path}
          {...(own && { srcSet: own, sizes })}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          alt={alt}
          decoding="async"
          {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
    </Pictured>
  );
}

/** A comma or a space would end an address in srcset. */
function srcSetOf(variants: Variant[], format: "avif" | "webp" | "path"): string {
  return variants
    .flatMap((variant) => {
      const path = variant[format];
      return path ? `${path.replaceAll(",", "%2C").replaceAll(" ", "%20")} ${variant.width}w` : [];
    })
    .join(", ");
}
