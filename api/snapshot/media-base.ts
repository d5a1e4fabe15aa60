import type { Block } from "#contract/blocks/block.ts";
import type { Image } from "#contract/records/image.ts";
import type { ShareImage } from "#contract/records/share-image.ts";

const known = new WeakMap<Image, { base: string; image: Image }>();

/** Records store file names; answers contain the address where media are served. Computed once for both languages. */
export function withMediaBase(image: Image, base: string): Image {
  const made = known.get(image);
  if (made?.base === base) return made.image;
  const at = (name: string) => `${base}/${name}`;
  const { origin, compressed } = image.preview;
  const moved: Image = {
    ...image,
    path: at(image.path),
    preview: { origin: origin && { ...origin, path: at(origin.path) }, compressed: {} },
  };
  for (const [width, variant] of Object.entries(compressed) as [
    keyof typeof compressed,
    (typeof compressed)["500"],
  ][]) {
    if (!variant) continue;
    const { avif, webp } = variant;
    moved.preview.compressed[width] = { ...variant, ...(avif && { avif: at(avif) }), ...(webp && { webp: at(webp) }) };
  }
  known.set(image, { base, image: moved });
  return moved;
}

/** The same for the pictures inside a text. */
export function contentWithMediaBase(content: Block[], base: string): Block[] {
  return content.map((block) => {
    if (block.type === "timeline") {
      const items = block.data.items.map((item) =>
        item.image ? { ...item, image: withMediaBase(item.image, base) } : item,
      );
      return { ...block, data: { ...block.data, items } };
    }
    if ((block.type !== "image" && block.type !== "embed") || !block.data.image) return block;
    const image = withMediaBase(block.data.image, base);
    return block.type === "embed"
      ? { ...block, data: { ...block.data, image } }
      : { ...block, data: { ...block.data, image, url: image.path } };
  });
}

export function shareImageAt(image: ShareImage | undefined, base: string): ShareImage | null {
  return image ? { ...image, path: `${base}/${image.path}` } : null;
}
