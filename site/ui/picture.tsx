type Variant = { width: number; avif: string; webp: string };

type PictureImage = {
  path: string;
  width: number;
  height: number;
  preview: { compressed: Record<string, Variant | undefined> };
};

type Props = { image: PictureImage; alt: string; sizes: string };

/** A picture in the size and format the screen needs; its place is kept by its width and height. */
export function Picture({ image: { path, width, height, preview }, alt, sizes }: Props) {
  const variants = Object.values(preview.compressed).filter((variant) => variant !== undefined);
  const set = (format: "avif" | "webp") => variants.map((one) => `${one[format]} ${one.width}w`).join(", ");
  return (
    <picture>
      {variants.length > 0 && <source type="image/avif" srcSet={set("avif")} sizes={sizes} />}
      {variants.length > 0 && <source type="image/webp" srcSet={set("webp")} sizes={sizes} />}
      <img src={path} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
