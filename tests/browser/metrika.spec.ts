import type { Page } from "@playwright/test";
import { type RunningServer, startServer } from "../support/server.ts";
import { alive, expect, test } from "./fixtures.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ METRIKA_ID: "12345" });
});
test.afterAll(() => server.stop());

/** A stub of the analytics script: it takes the queued events, and all later ones. */
const COUNTER = `
  const waiting = window.ym.a ?? [];
  window.calls = [];
  window.ym = (...call) => window.calls.push(call);
  for (const call of waiting) window.ym(...call);
`;

async function withCounter(page: Page) {
  const loads: string[] = [];
  await page.route("https://mc.yandex.ru/**", (route) => {
    loads.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: COUNTER });
  });
  const calls = () => page.evaluate(() => (window as unknown as { calls?: unknown[][] }).calls ?? []);
  return { loads, calls };
}

test("a search is counted without what was searched for", async ({ page }) => {
  const { calls } = await withCounter(page);
  await page.goto(`${server.origin}/search?q=${encodeURIComponent("перикардит")}`);
  await page.getByRole("button", { name: "Принять" }).click();
  await expect.poll(async () => (await calls()).length).toBe(2);
  const [, hit] = await calls();
  expect(hit).toEqual([12345, "hit", `${server.origin}/search`, { title: "/search", referer: "" }]);
});

test("analytics loads after consent, counts each page once without its query, and a goal once", async ({
  page,
  complaints,
}) => {
  const { loads, calls } = await withCounter(page);
  await page.goto(`${server.origin}/about?utm=secret`);
  await alive(page);
  expect(loads).toEqual([]);
  await page.getByRole("button", { name: "Принять" }).click();
  await expect.poll(calls).toEqual([
    [12345, "init", expect.objectContaining({ defer: true })],
    [12345, "hit", `${server.origin}/about`, expect.objectContaining({ title: await page.title() })],
  ]);
  await page.evaluate(() => location.assign("/forms/question?subject=dialysis"));
  await expect.poll(async () => (await calls()).length).toBe(3);
  expect((await calls())[2]).toEqual([
    12345,
    "hit",
    `${server.origin}/forms/question`,
    expect.objectContaining({ referer: `${server.origin}/about` }),
  ]);
  await page.locator("[data-awake]").waitFor({ state: "attached" });
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Электронная почта").fill("anna@mail.example");
  await page.getByLabel("Ваш вопрос").fill("Вопрос");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Отправить вопрос" }).click();
  await expect(page.getByRole("heading", { name: "Вопрос принят" })).toBeVisible();
  expect((await calls()).slice(3)).toEqual([[12345, "reachGoal", "form-sent"]]);
  expect(JSON.stringify(await calls())).not.toMatch(/secret|subject|Анна|anna@/);
  expect(loads).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("visitors who refuse are not counted", async ({ page }) => {
  const { loads } = await withCounter(page);
  await page.goto(`${server.origin}/about`);
  await page.getByRole("button", { name: "Отказаться" }).click();
  await page.goto(`${server.origin}/contacts`);
  await alive(page);
  expect(loads).toEqual([]);
});
