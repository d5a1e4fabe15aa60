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
  /** On which screens it is the big picture that everybody sees first: "(min-width: 64em)". There it is fetched at once. */
  firstAt?: string;
};

export function Picture({ image, alt, sizes, className, firstAt }: Props) {
  const variants = Object.values(image.preview.compressed)
    .filter((variant) => variant !== undefined)
    .toSorted((a, b) => a.width - b.width);
  const sources = variants.length > 0 ? (["avif", "webp"] as const) : [];
  return (
    <Pictured alt={alt}>
      {firstAt && <Preload path={image.path} variants={variants} sizes={sizes} media={firstAt} />}
      <picture>
        {sources.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(variants, format)} sizes={sizes} />
        ))}
        <img
          className={className}
          src={image.path}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding="async"
          // Where it is not shown it is never fetched, either.
          loading="lazy"
        />
      </picture>
    </Pictured>
  );
}

type PreloadProps = { path: string; variants: Variant[]; sizes: string; media: string };

/** In the lightest format, where there are several: who does not know that one does not fetch it ahead. */
function Preload({ path, variants, sizes, media }: PreloadProps) {
  const lightest = { type: "image/avif", imageSrcSet: sourceSet(variants, "avif"), imageSizes: sizes };
  return (
    <link
      rel="preload"
      as="image"
      href={path}
      media={media}
      fetchPriority="high"
      {...(variants.length > 0 && lightest)}
    />
  );
}

function sourceSet(variants: Variant[], format: "avif" | "webp"): string {
  return variants.map((variant) => `${variant[format]} ${variant.width}w`).join(", ");
}
