import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { plainText } from "../plain-text.ts";
import { Image } from "../records/image.ts";
import { firstOf, type Saved } from "../saved.ts";
import { savedAs } from "./read-data.ts";
import { readVideoAddress, videoServices } from "./video-address.ts";

const DEFAULT_SIZE = { width: 16, height: 9 };

/** A video of a known service. Width and height give the aspect ratio; our own picture is shown until it is played. */
export const Embed = z.object({
  type: z.literal("embed"),
  data: savedAs(
    {
      service: z.enum(videoServices),
      source: z.url(),
      embed: z.url(),
      width: z.number().int().positive().max(10_000),
      height: z.number().int().positive().max(10_000),
      /** The caption without tags: the accessible name of the player. */
      title: z.string(),
      caption: InlineHtml.default(""),
      image: Image.nullable(),
    },
    readEmbed,
  ),
});
export type Embed = z.output<typeof Embed>;

function readEmbed(saved: Saved): object {
  const video = [saved["source"], saved["url"], saved["embed"]]
    .map((address) => (typeof address === "string" ? readVideoAddress(address) : undefined))
    .find(Boolean);
  const caption = typeof saved["caption"] === "string" ? saved["caption"] : "";
  const [width, height] = [Number(saved["width"]), Number(saved["height"])];
  return {
    ...(width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : DEFAULT_SIZE),
    title: plainText(String(firstOf(saved, "title") ?? caption)),
    caption,
    image: Image.safeParse(saved["image"]).data ?? null,
    // An address that no service recognises stays empty, so the block is refused.
    ...video,
  };
}

export const embedExamples: Embed[] = [
  {
    type: "embed",
    data: {
      service: "rutube",
      source: "https://rutube.ru/video/00000000000000000000000000000000/",
      embed: "https://rutube.ru/play/embed/00000000000000000000000000000000",
      width: 16,
      height: 9,
      title: "Первый визит в центр",
      caption: "Первый визит в центр: <b>4 минуты</b>, с субтитрами",
      image: null,
    },
  },
  {
    type: "embed",
    data: {
      service: "vimeo",
      source: "https://vimeo.com/100000000",
      embed: "https://player.vimeo.com/video/100000000?dnt=1",
      width: 640,
      height: 480,
      title: "",
      caption: "",
      image: null,
    },
  },
  ...exampleOf("https://www.youtube.com/watch?v=00000000000", "Как проходит процедура"),
  ...exampleOf("https://vkvideo.ru/video-1_100000000", "Как ухаживать за фистулой"),
];

function exampleOf(address: string, title: string): Embed[] {
  const video = readVideoAddress(address);
  return video ? [{ type: "embed", data: { ...video, ...DEFAULT_SIZE, title, caption: title, image: null } }] : [];
}
