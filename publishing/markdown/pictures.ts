import type { Image, Paragraph } from "mdast";
import type { BlockOf } from "#contract/blocks/block.ts";
import { readVideoAddress } from "#contract/blocks/video-address.ts";
import { plainText } from "#contract/plain-text.ts";
import { typeset } from "../typography.ts";
import { attributesOf, type Directive, inline, labelAndBody, Refused, type Writing } from "./writing.ts";

/** A paragraph that contains only a picture. */
export function onlyImage({ children: [first, ...rest] }: Paragraph): Image | undefined {
  return first?.type === "image" && rest.length === 0 ? first : undefined;
}

/** `![What it shows](pictures/plate.svg "Caption")` */
export async function toImage(node: Image, writing: Writing): Promise<BlockOf<"image">> {
  if (!node.alt?.trim()) throw new Refused(node, "a picture says in [] what it shows, for those who do not see it");
  const image = await picture(node.url, node, writing);
  const caption = node.title ? inline([{ type: "text", value: node.title }], writing) : "";
  return { type: "image", data: { image, url: image.path, alt: typeset(node.alt, writing.locale), caption } };
}

/** `::video[What it shows]{url="https://…"}`, optionally with our own picture and its aspect ratio. */
export async function toVideo(node: Directive, writing: Writing): Promise<BlockOf<"embed">> {
  const { url = "", poster, width, height } = attributesOf(node, ["url", "poster", "width", "height"]);
  const { label, body } = labelAndBody(node);
  const caption = inline(label, writing);
  if (!caption) throw new Refused(node, "a video says in [] what it shows");
  if (body[0]) throw new Refused(body[0], "a video has no content");
  const video = readVideoAddress(url);
  if (!video) throw new Refused(node, `"${url}" is not a video of YouTube, Vimeo, Rutube or VK`);
  const [wide, high] = [Number(width ?? 16), Number(height ?? 9)];
  if (!isSide(wide) || !isSide(high))
    throw new Refused(node, "width and height are whole numbers: {width=16 height=9}");
  const image = poster === undefined ? null : await picture(poster, node, writing);
  return {
    type: "embed",
    data: { ...video, width: wide, height: high, title: plainText(caption), caption, image },
  };
}

export async function picture(file: string, node: Image | Directive, { picture }: Writing) {
  if (!/^pictures\/(?!.*\.\.)[\w./-]+$/.test(file)) throw new Refused(node, `"${file}": a picture is pictures/…`);
  return picture(file).catch((error: Error) => {
    throw new Refused(node, `${file} ${error.message}`);
  });
}

function isSide(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 10_000;
}
