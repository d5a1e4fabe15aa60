import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "../tests/support/server.ts";
import { buildWhenStale } from "./build.ts";
import { CHROMIUM_ARGS, provideChromium } from "./chromium.ts";
import { type Screenshot, screenshots } from "./screenshots.ts";

// npm run screenshots: takes the screenshots of docs/screenshots, its list, and the README's picture. Run it when the
// look changes, and commit the result.
const FOLDER = "docs/screenshots";
const SCREENS = {
  desktop: { width: 1300, height: 900, scale: 1 },
  phone: { width: 360, height: 740, scale: 1.5 },
} as const;
/** A fixed working day, so that today's hours are the same each time. */
const NOW = new Date("2026-11-17T11:00:00+03:00");

await buildWhenStale();
const server = await startServer();
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGS });
try {
  mkdirSync(FOLDER, { recursive: true });
  const taken = new Map<string, Buffer>();
  for (const screenshot of screenshots) taken.set(screenshot.name, await take(browser, screenshot));
  for (const [name, picture] of taken) writeFileSync(`${FOLDER}/${name}.webp`, await pack(picture));
  writeFileSync(`${FOLDER}/README.md`, listOf(screenshots));
  writeFileSync("docs/home.png", await compose(taken.get("home"), taken.get("center-phone")));
  console.log(`${taken.size} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await server.stop();
}

async function take(browser: Browser, { path, screen, isDark, vision }: Screenshot): Promise<Buffer> {
  const { width, height, scale } = SCREENS[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
    timezoneId: "Europe/Moscow",
  });
  await context.addInitScript(() => localStorage.setItem("cookie-consent", "v1:refused"));
  if (vision) {
    const value = encodeURIComponent(JSON.stringify({ enabled: true, ...vision }));
    await context.addCookies([{ name: "visually_impaired", value, url: server.origin }]);
  }
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(server.origin + path);
  await page.locator("[data-curtain]").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    // A hidden picture is never fetched.
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => undefined))]);
  });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Flat drawings and text: a small lossless palette is sharper and smaller than lossy compression. */
async function pack(picture: Buffer): Promise<Buffer> {
  const fewColours = await sharp(picture).png({ palette: true, dither: 0 }).toBuffer();
  return sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}

function listOf(screenshots: Screenshot[]): string {
  const parts = screenshots.map(({ name, title, path, screen }) => {
    const size = screen === "phone" ? 300 : 900;
    return `## ${title}\n\n\`${path}\`\n\n<img src="${name}.webp" alt="${title}" width="${size}">\n`;
  });
  return `# The main pages\n\nMade by \`npm run screenshots\`: not by hand.\n\n${parts.join("\n")}`;
}

/** A phone in front of a screen. */
async function compose(desktop: Buffer | undefined, phone: Buffer | undefined): Promise<Buffer> {
  const back = await framed(desktop, { width: 1300, height: 900, radius: 16, line: 2 });
  const front = await framed(phone, { width: 320, height: 658, radius: 32, line: 6 });
  return sharp({ create: { width: 1560, height: 964, channels: 4, background: "#f7f4ef" } })
    .composite([
      { input: back, left: 32, top: 32 },
      { input: front, left: 1208, top: 274 },
    ])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

type Frame = { width: number; height: number; radius: number; line: number };

/** Round corners and a line around. */
function framed(picture: Buffer | undefined, { width, height, radius, line }: Frame): Promise<Buffer> {
  const shape = (inset: number, paint: string) => {
    const rect = `x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ${rect} rx="${radius - inset}" ${paint}/></svg>`,
    );
  };
  return sharp(picture)
    .resize(width, height)
    .composite([
      { input: shape(line / 2, `fill="none" stroke="#10243a" stroke-width="${line}"`) },
      { input: shape(0, ""), blend: "dest-in" },
    ])
    .png()
    .toBuffer();
}
