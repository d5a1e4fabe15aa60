import { Pictured } from "./pictures-off.tsx";

type Variant = { width: number; height: number; avif: string; webp: string };

/** A picture as the API gives it; a drawing has no variants. */
type PictureImage = {
  path: string;
  width: number;
  height: number;
  preview: { compressed: Partial<Record<string, Variant>> };
};

type Props = {
  image: PictureImage;
  alt: string;
  /** How wide it stands on the page, as the attribute of the same name says it: "(min-width: 780px) 50vw, 100vw". */
  sizes: string;
  className?: string;
  /** The one big picture that everybody sees first. */
  priority?: boolean;
};

export function Picture({ image, alt, sizes, className, priority = false }: Props) {
  const variants = Object.values(image.preview.compressed)
    .filter((variant) => variant !== undefined)
    .toSorted((a, b) => a.width - b.width);
  const sources = variants.length > 0 ? (["avif", "webp"] as const) : [];
  return (
    <Pictured alt={alt}>
      <picture>
        {sources.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={variants.map((variant) => `${variant[format]} ${variant.width}w`).join(", ")}
            sizes={sizes}
          />
        ))}
        <img
          className={className}
          src={image.path}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding="async"
          {...(priority ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </picture>
    </Pictured>
  );
}
