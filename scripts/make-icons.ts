import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { drawSharePicture } from "#publishing/pictures/share-picture.ts";
import { dictionaries } from "#site/i18n/dictionaries.ts";

// node scripts/make-icons.ts: makes the site's icons from site/public/favicon.svg, and the sharing picture of pages
// without one. Run it when the logo or the name changes, and commit the result.
const folder = "site/public";
const logo = readFileSync(`${folder}/favicon.svg`);
/** The background of our drawings: the low sun, and the lake below. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#e6f2f2"/>
<circle cx="62" cy="38" r="36" fill="#f7f4ef"/><circle cx="62" cy="38" r="28" fill="#fde6d3"/><circle cx="62" cy="38" r="20" fill="#f6cdb0"/>
<path d="M0,70C20,63 34,74 52,69S84,64 100,68V100H0Z" fill="#a9d2d3"/></svg>`;

for (const size of [192, 512]) writeFileSync(`${folder}/icon-${size}.png`, await onGround(size));
writeFileSync(`${folder}/apple-touch-icon.png`, await onGround(180));
writeFileSync(`${folder}/favicon.ico`, icoOf(await bare(32), 32));
for (const { locale, brand } of Object.values(dictionaries)) {
  const picture = await drawSharePicture({ title: brand.tagline, caption: brand.name });
  writeFileSync(`${folder}/share-${locale}.png`, picture);
}

/** Phones crop such an icon to their own shape: everything important is in the middle four fifths. */
async function onGround(size: number): Promise<Buffer> {
  const inner = await bare(Math.round(size * 0.6));
  return sharp(Buffer.from(GROUND), { density: size })
    .resize(size)
    .composite([{ input: inner }])
    .png({ palette: true })
    .toBuffer();
}

function bare(size: number): Promise<Buffer> {
  const fit = { width: size, height: size, fit: "contain", background: "transparent" } as const;
  return sharp(logo, { density: size }).resize(fit).png({ palette: true }).toBuffer();
}

/** An .ico is a list of pictures; ours has one, a PNG, which browsers accept. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
