import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { plainText } from "../plain-text.ts";
import { Image } from "../records/image.ts";
import { MediaPath } from "../records/media-path.ts";
import { firstOf, isSaved, type Saved } from "../saved.ts";
import { Flag, savedAs } from "./read-data.ts";

/** A picture with its caption. `image` has sizes and is ours; of a foreign picture only the address is known. */
export const ImageBlock = z.object({
  type: z.literal("image"),
  data: savedAs(
    {
      image: Image.nullable(),
      url: MediaPath,
      alt: z.string(),
      caption: InlineHtml.default(""),
      withBorder: Flag,
      withBackground: Flag,
      stretched: Flag,
    },
    readImage,
  ),
});
export type ImageBlock = z.output<typeof ImageBlock>;

/** The image plug-in saves `file.url`, the simple one `url`; ours saves a whole `image`. */
function readImage(saved: Saved): object {
  const { file } = saved;
  const image = Image.safeParse(saved["image"]).data ?? null;
  const bare = [saved["image"], file].map((one) => (isSaved(one) ? firstOf(one, "url", "path", "source") : one));
  const caption = typeof saved["caption"] === "string" ? saved["caption"] : "";
  return {
    ...saved,
    image,
    url: image?.path ?? bare.find(Boolean) ?? saved["url"],
    // Without an alternative text, the caption is used: those who cannot see the picture need a text.
    alt: plainText(typeof saved["alt"] === "string" && saved["alt"] ? saved["alt"] : caption),
    caption,
  };
}

const drawing: Image = {
  path: "/favicon.svg",
  name: "favicon.svg",
  ext: "svg",
  mime: "image/svg+xml",
  width: 640,
  height: 400,
  preview: { origin: { path: "/favicon.svg", width: 640, height: 400 }, compressed: {} },
};

export const imageExamples: ImageBlock[] = [
  {
    type: "image",
    data: {
      image: drawing,
      url: drawing.path,
      alt: "Капля воды",
      caption: "Капля воды: <b>знак</b> Ренарии.",
    },
  },
  {
    type: "image",
    data: {
      image: null,
      url: "/favicon.svg",
      alt: "Капля воды в рамке",
      caption: "",
      withBorder: true,
      withBackground: true,
    },
  },
];
