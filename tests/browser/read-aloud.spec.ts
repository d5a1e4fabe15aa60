import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { alive, expect, test } from "./fixtures.ts";

type Said = { text: string; rate: number; voice: string };
type Stub = { said: Said[]; cancelled: number; finish(): void; add(lang: string, localService: boolean): void };

/** A stub of speech synthesis that records what is spoken; it has no voice until one is added. */
async function withVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voices: object[] = [];
    let speaking: (EventTarget & { text: string; rate: number; voice: { name: string } }) | undefined;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: NonNullable<typeof speaking>) {
        speaking = utterance;
        stub.said.push({ text: utterance.text, rate: utterance.rate, voice: utterance.voice.name });
      },
      cancel() {
        stub.cancelled++;
        speaking?.dispatchEvent(new Event("error"));
        speaking = undefined;
      },
    });
    const stub: Stub = {
      said: [],
      cancelled: 0,
      finish: () => void speaking?.dispatchEvent(new Event("end")),
      add(lang, localService) {
        voices.push({ lang, localService, name: `${lang} ${localService}`, default: !localService });
        synthesis.dispatchEvent(new Event("voiceschanged"));
      },
    };
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, stub });
  });
}

const stubOf = (page: Page) => page.evaluateHandle(() => (window as unknown as { stub: Stub }).stub);

test("an article is read aloud by a voice of the device, section by section, until the visitor leaves", async ({
  page,
  complaints,
}) => {
  await withVoices(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lifestyle/fluid-between-sessions");
  await alive(page);
  const stub = await stubOf(page);
  const said = () => stub.evaluate(({ said }) => said);
  const add = (lang: string, isLocal: boolean) =>
    stub.evaluate((it, voice) => it.add(voice.lang, voice.isLocal), { lang, isLocal });
  const listen = page.getByRole("button", { name: "Слушать" });

  // An online voice, or one of another language, is not used.
  await add("ru-RU", false);
  await add("en-GB", true);
  await expect(listen).toBeHidden();
  await add("ru_RU", true);
  // On the first screen of a phone, before the drawing, beside the reading time.
  const [button, time, picture] = await Promise.all(
    [listen, page.locator(".page-head-facts li").first(), page.locator(".page-head-picture")].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(button?.y).toBe(time?.y);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(Math.min(picture?.y ?? 0, 660));
  // Drawn like its neighbours.
  expect(await listen.locator("svg.icon").count()).toBe(1);
  await listen.click();

  const pause = page.getByRole("button", { name: "Пауза" });
  await expect(pause).toBeFocused();
  const marked = page.locator("[data-spoken]");
  const title = (await page.getByRole("heading", { level: 1 }).innerText()).replaceAll("\u00ad", "");
  await expect(marked).toHaveText(title);
  expect(await said()).toEqual([{ text: title.replaceAll("\u00a0", " "), rate: 1, voice: "ru_RU true" }]);

  await stub.evaluate((it) => it.finish());
  await expect(marked).toHaveClass("lead");
  await page.getByRole("combobox", { name: "Скорость чтения" }).selectOption("быстро");
  await expect.poll(async () => (await said()).map(({ rate }) => rate)).toEqual([1, 1, 1.5]);
  await pause.click();
  await expect(marked).toHaveCount(0);
  await page.getByRole("button", { name: "Продолжить" }).click();
  await expect(marked).toHaveClass("lead");
  const [, first, faster, again] = await said();
  expect([faster?.text, again?.text]).toEqual([first?.text, first?.text]);

  for (let n = 0; n < 40; n++) await stub.evaluate((it) => it.finish());
  const texts = (await said()).map(({ text }) => text);
  expect(texts.filter((text) => /\u00ad|Содержание/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBeGreaterThan(30);
  await expect(marked).toBeInViewport();
  // However far the page has scrolled with the voice, the pause button is visible, and covers nothing.
  const panel = page.getByRole("group", { name: "Чтение вслух" });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-bar]")).toBeHidden();
  const [lowest, highest] = await Promise.all([marked.boundingBox(), panel.boundingBox()]);
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(highest?.y ?? 0);
  await expect(panel.locator("[aria-live]")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  // On another page without a full load: silence, and the article starts from the beginning.
  const before = (await said()).length;
  await page.getByRole("navigation", { name: "Вы здесь" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/lifestyle$/);
  await stub.evaluate((it) => it.finish());
  expect((await said()).length).toBe(before);
  await page.goBack();
  await listen.click();
  await expect(listen).toBeHidden();
  await page.getByRole("button", { name: "Остановить" }).click();
  await expect(marked).toHaveCount(0);
  await expect(listen).toBeFocused();
  await expect(page.locator("[data-bar]")).toBeVisible();
  expect(complaints).toEqual([]);
});
