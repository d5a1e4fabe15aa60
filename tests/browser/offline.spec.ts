import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { shortPropertyName } from "../../scripts/property-names.ts";
import { startChangingServer } from "../support/changing-server.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });

const ARTICLE = "/lifestyle/potassium-in-food";
const CENTER = "/centers/kazan-rodnikovaya";
const CENTER_PHONE = "tel:+78430000001";
const CALL = "/information/when-to-call";
/** What the site saves for everybody: a visitor without a network may follow a link to the other language. */
const ALWAYS = ["", "/en"].flatMap((prefix) => [`${prefix}${CALL}`, `${prefix}/saved`]).toSorted();

const save = (page: Page) => page.getByRole("button", { name: "Сохранить на телефон" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages = await caches.open("offline-pages-1");
    return (await pages.keys()).map(({ url }) => new URL(url).pathname).toSorted();
  });
}

/** The worker is active, and has cached what it saves for everybody. */
async function ready(page: Page): Promise<void> {
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(ALWAYS));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Its styles and its script are loaded: the colour of the page's head, and what only a script can add. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator("[data-curtain]")).toBeAttached();
  const colour = shortPropertyName("--c-primary");
  expect(await page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), colour)).not.toBe("");
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Golos");
}

test("on the first visit the list already names the page that the site keeps itself", async ({ page }) => {
  for (const [path, name] of [
    ["/saved", "Когда звонить сразу"],
    ["/en/saved", "When to call at once"],
  ] as const) {
    await page.goto(path);
    await expect(
      page.getByRole("region", { name: /^(Что сохранено|What is saved)$/ }).getByRole("link", { name }),
    ).toBeVisible();
  }
});

test("a visitor who has only read one language gets the offline page of the other in that language", async ({
  page,
  context,
}) => {
  await page.goto("/about");
  await ready(page);
  await context.setOffline(true);
  await page.goto("/en/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("this page is not on your phone")).toBeVisible();
  const list = page.getByRole("region", { name: "What is saved" });
  await expect(list.getByRole("link", { name: "When to call at once" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Когда звонить сразу" })).toBeHidden();
});

test("the list of saved pages stays when the worker does not answer that it has renewed them", async ({ page }) => {
  await page.goto("/saved");
  await ready(page);
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (message: { todo?: string }, ...rest: unknown[]) {
      if (message.todo !== "start") return Reflect.apply(postMessage, this, [message, ...rest]);
      Object.assign(window, { isStartLost: true });
      throw new Error("no answer");
    };
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => "isStartLost" in window)).toBe(true);
  const list = page.getByRole("region", { name: "Что сохранено" });
  await expect(list.getByRole("link", { name: "Когда звонить сразу" })).toBeVisible();
});

test("when the list cannot be read, the page says so instead of that nothing is saved", async ({ page, context }) => {
  const words = /Не\sудалось прочитать, что сохранено|Could not read what is saved/;
  const nothing = /пока ничего не\sсохранили|have not saved anything/;
  await page.goto("/saved");
  await ready(page);
  const list = page.getByRole("region", { name: /^(Что сохранено|What is saved)$/ });
  await expect(list.getByText(nothing)).toBeVisible();
  const [worker] = context.serviceWorkers();
  // The storage fails.
  await worker?.evaluate(() => {
    Cache.prototype.keys = () => Promise.reject(new Error("broken"));
  });
  for (const path of ["/saved", "/en/saved"]) {
    await page.goto(path);
    await expect(list.getByText(words)).toBeVisible();
    await expect(list.getByText(nothing)).toHaveCount(0);
    await expect(list.getByRole("listitem")).toHaveCount(0);
  }
  // The worker does not answer.
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => {
      throw new Error("no answer");
    };
  });
  for (const path of ["/saved", "/en/saved"]) {
    await page.goto(path);
    await expect(list.getByText(words)).toBeVisible();
    await expect(list.getByText(nothing)).toHaveCount(0);
  }
});

test("saved pages can be read offline, and every other page shows the list of them and the phone numbers", async ({
  page,
  context,
}) => {
  await page.goto(ARTICLE);
  const title = await heading(page).innerText();
  await ready(page);
  expect((await save(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await save(page).click();
  await expect(page.getByText("Сохранено: откроется без интернета.")).toBeVisible();
  await page.goto(CENTER);
  await page.getByRole("button", { name: "Это мой центр" }).click();
  await expect(page.getByRole("button", { name: "Убрать с телефона" })).toBeVisible();
  expect(await kept(page)).toEqual([CENTER, ARTICLE, ...ALWAYS].toSorted());

  await context.setOffline(true);
  await page.goto(ARTICLE);
  await expect(heading(page)).toHaveText(title);
  await expectWhole(page);
  await expect(page.getByRole("button", { name: "Убрать с телефона" })).toBeVisible();
  // By a click, without a full load.
  await page.getByRole("link", { name: "Когда звонить сразу" }).first().click();
  await expect(page).toHaveURL(CALL);
  await expectWhole(page);
  // The site keeps this page itself: there is nothing to press.
  await expect(page.getByText("Уже на телефоне: откроется без интернета.")).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  // The number of the visitor's own center is where it says to call: at the emergency steps and above the symptoms.
  await expect(page.locator(`.ladder-today a[href="${CENTER_PHONE}"]`)).toBeVisible();
  await expect(page.locator(`.care-today a[href="${CENTER_PHONE}"]`)).toBeVisible();

  for (const unsaved of ["/contacts", "/forms/appointment", `${ARTICLE}?tab=2`]) {
    await page.goto(unsaved);
    await expect(page.getByText("этой страницы на телефоне нет")).toBeVisible();
    // In the notice, and next to the duty line.
    for (const number of ["103", "112"])
      await expect(page.getByRole("main").locator(`a[href="tel:${number}"]`)).toHaveCount(2);
    await expect(page.getByRole("main").locator('a[href="tel:+78000000003"]')).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
    await expectWhole(page);
    // The page says it: there is no second notice over it.
    await expect(page.locator(".offline")).toBeHidden();
  }

  await context.setOffline(false);
  await page.getByRole("link", { name: "Попробовать снова" }).click();
  await expect(heading(page)).toHaveText(title);
  await page.goto("/saved");
  await expect(page.getByText(/сохранено .*\d+\sКБ/).first()).toBeVisible();
  const center = page.getByRole("main").getByRole("listitem").filter({ hasText: "Мой центр" });
  await page.emulateMedia({ media: "print" });
  await expect(center.locator(`a[href="${CENTER_PHONE}"]`)).toBeVisible();
  await expect(center).toContainText("Родниковая улица, д. 6");
  await page.emulateMedia({ media: null });
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: title }).click();
  await expect.poll(() => kept(page)).toEqual([CENTER, ...ALWAYS].toSorted());

  await test.step("at most forty pages are saved; all are erased at once, after a confirmation", async () => {
    await page.evaluate(async () => {
      const pages = await caches.open("offline-pages-1");
      const at = new Date().toISOString();
      const headers = { "X-Kept-As": "article", "X-Kept-Bytes": "9", "X-Kept-At": at, "X-Kept-Title": "T" };
      for (let n = 0; n < 39; n++) await pages.put(`/full-${n}`, new Response("", { headers }));
    });
    await page.goto(ARTICLE);
    await save(page).click();
    await expect(page.getByText("Сохранено слишком много страниц")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Всё сохранённое" }).click();
    await expect(page).toHaveURL("/saved");
    await page.getByRole("button", { name: "Убрать всё сохранённое" }).click();
    expect(await kept(page)).toHaveLength(40 + ALWAYS.length);
    await page.getByRole("button", { name: "Точно убрать всё?" }).click();
    await expect.poll(() => kept(page)).toEqual(ALWAYS);
    await expect(page.getByText("Сами вы пока ничего не сохранили.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Что сохранено" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Когда звонить сразу" }).first()).toBeVisible();
  });
});

test("the weight alarm has the number of the visitor's own center, or links to all centers without one", async ({
  page,
}) => {
  const alarm = page.locator(".message-warning");
  const all = alarm.getByRole("link", { name: "Телефоны центров" });
  await page.goto(CENTER);
  await ready(page);
  await page.goto("/information/weight-gain?dry=70&now=78");
  await expect(all).toBeVisible();
  await page.goto(CENTER);
  await page.getByRole("button", { name: "Это мой центр" }).click();
  await expect(page.getByRole("button", { name: "Убрать с телефона" })).toBeVisible();
  await page.goto("/information/weight-gain?dry=70&now=78");
  const number = alarm.locator(`a[href="${CENTER_PHONE}"]`);
  await expect(number).toHaveText("+7 (843) 000-00-01");
  // On one line, and large enough to tap.
  const box = await number.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThan(60);
  await expect(all).toBeVisible();
});

test("a form is never answered from the cache; offline, the phone numbers are shown instead of its answer", async ({
  page,
  context,
}) => {
  await page.goto("/en/forms/question");
  await expect.poll(() => kept(page)).toEqual(ALWAYS);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  // To an address that has a copy: even that is not used to answer a post.
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    document.body.append(form);
    form.submit();
  }, `/en${CALL}`);
  await expect(page.getByText("this page is not on your phone")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "103" }).first()).toBeVisible();
  expect(await kept(page)).toEqual(ALWAYS);
});

test("a page in the visually-impaired mode is never saved, and switching the mode on removes no copy", async ({
  page,
  context,
  origin,
}) => {
  const value = encodeURIComponent(JSON.stringify({ enabled: true }));
  await context.addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.goto(ARTICLE);
  await expect(page.locator("html[data-vision]")).toBeAttached();
  await ready(page);
  await save(page).click();
  await expect(page.getByText("Сохранено: откроется без интернета.")).toBeVisible();
  const copies = await page.evaluate(async () => {
    const pages = await caches.open("offline-pages-1");
    return Promise.all((await pages.matchAll()).map((copy) => copy.text()));
  });
  expect(copies).toHaveLength(5);
  expect(copies.filter((copy) => copy.includes("data-vision="))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/contacts");
  await expect(page.getByText("этой страницы на телефоне нет")).toBeVisible();
});

test("offline a saved page is shown in the visually-impaired mode of its visitor, who can turn it off and on", async ({
  page,
  context,
}) => {
  const html = page.locator("html");
  await page.goto(ARTICLE);
  await ready(page);
  await save(page).click();
  await expect(page.getByText("Сохранено: откроется без интернета.")).toBeVisible();
  await context.addCookies([
    {
      name: "visually_impaired",
      value: encodeURIComponent(JSON.stringify({ enabled: true, fontSize: 26, theme: "dark" })),
      url: new URL(page.url()).origin,
    },
  ]);
  await context.setOffline(true);
  await page.goto(ARTICLE);
  const expectMode = async () => {
    await expect(html).toHaveAttribute("data-vision", "dark");
    await expect(html).toHaveAttribute("data-vision-font", "26");
    await expect
      .poll(() => page.evaluate(() => Math.round(Number.parseFloat(getComputedStyle(document.body).fontSize))))
      .toBe(26);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(0, 0, 0)");
    await expect(page.locator("main img").filter({ visible: true })).toHaveCount(0);
  };
  await expectMode();
  expect(await axeFaults(page)).toEqual([]);

  const toggle = page.locator("header").getByRole("button", { name: "Версия для слабовидящих" });
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(html).not.toHaveAttribute("data-vision");
  await expect(page.locator("main img").filter({ visible: true }).first()).toBeVisible();
  await toggle.click();
  await expectMode();

  // By a click, and on a page that is not saved.
  await page.getByRole("link", { name: "Когда звонить сразу" }).first().click();
  await expect(page).toHaveURL(CALL);
  await expectMode();
  await page.goto("/about");
  await expect(page.getByText("этой страницы на телефоне нет").first()).toBeVisible();
  await expectMode();

  await context.setOffline(false);
  await page.goto(ARTICLE);
  await expect(page.locator(".vision-panel")).toBeVisible();
});

test("offline the panel of the visually-impaired mode is there and works", async ({ page, context }) => {
  const html = page.locator("html");
  const panel = page.getByRole("region", { name: "Настройки показа" });
  const toggle = page.locator("header").getByRole("button", { name: "Версия для слабовидящих" });
  await page.goto(CALL);
  await ready(page);
  await expect(panel).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(CALL);
  await toggle.click();
  await expect(panel.getByRole("button", { name: "Обычный, 18" })).toHaveAttribute("aria-pressed", "true");
  await panel.getByRole("button", { name: "Крупный, 22", exact: true }).click();
  await expect(html).toHaveAttribute("data-vision-font", "22");
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByText("Настройки", { exact: true }).click();
  await panel.getByRole("button", { name: "Голубой" }).click();
  await expect(html).toHaveAttribute("data-vision", "blue");
  await panel.getByRole("button", { name: "Увеличить расстояние между строками" }).click();
  await expect(html).toHaveAttribute("data-vision-line", "190");

  // After a load and on a page that is not saved, the panel shows what was chosen.
  for (const path of [CALL, "/about"]) {
    await page.goto(path);
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole("button", { name: "Крупный, 22", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(panel.locator(".vision-off input[name=return]")).toHaveValue(path);
  }
  await panel.getByText("Настройки", { exact: true }).click();
  await panel.getByRole("button", { name: "Обычная версия сайта" }).click();
  await expect(html).not.toHaveAttribute("data-vision");
  await expect(panel).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test("a publish, a deployment, a rollback and a broken update leave no page without its files", async ({
  page,
  origin,
}) => {
  const server = await startChangingServer(origin);
  const { state } = server;
  const down = () => (state.instead = () => "reset");
  const up = () => (state.instead = () => undefined);
  const article = server.origin + ARTICLE;

  await page.goto(article);
  await ready(page);
  await save(page).click();
  await expect(page.getByText("Сохранено: откроется без интернета.")).toBeVisible();
  const title = await heading(page).innerText();

  const published = async (path: string, real: () => Promise<Response>) => {
    if (path !== ARTICLE) return undefined;
    const { headers } = await real();
    return new Response((await (await real()).text()).replace(/<h1>.*?<\/h1>/s, "<h1>Новый заголовок</h1>"), {
      headers: { "Content-Type": headers.get("Content-Type") ?? "", "Cache-Control": "public, max-age=0" },
    });
  };
  await test.step("a publish: the new text is shown and saved", async () => {
    state.instead = published;
    await page.goto(article);
    await expect(heading(page)).toHaveText("Новый заголовок");
    await expect.poll(() => copyText(page)).toContain("Новый заголовок");
    down();
    await page.goto(article);
    await expect(heading(page)).toHaveText("Новый заголовок");
    await expectWhole(page);
  });

  await test.step("a deployment: the old copy has its files, and the new page replaces it", async () => {
    up();
    state.build = "second";
    down();
    await page.goto(article);
    await expectWhole(page);
    up();
    await page.goto(article);
    await expect(heading(page)).toHaveText(title);
    await expect.poll(() => copyText(page)).toContain(".second.js");
    await expectWhole(page);
    down();
    await page.goto(article);
    await expectWhole(page);
  });

  await test.step("a broken update: pages with missing files, errors, a worker that cannot run", async () => {
    state.build = "third";
    state.instead = (path) => (path.endsWith(".third.css") ? new Response("", { status: 404 }) : undefined);
    await page.goto(article);
    await page.goto(server.origin + "/saved");
    state.instead = (path) =>
      path === "/sw.js"
        ? new Response("this is not (", { headers: { "Content-Type": "text/javascript" } })
        : new Response("", { status: 500 });
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((worker) => worker?.update().catch(() => undefined)),
    );
    await page.goto(article);
    await expect(heading(page)).toHaveText(title);
    await expectWhole(page);
    expect(await copyText(page)).toContain(".second.js");
    down();
    await page.goto(server.origin + "/contacts");
    await expect(page.getByText("этой страницы на телефоне нет")).toBeVisible();
    await expectWhole(page);
  });

  await test.step("a rollback: the earlier build is shown and saved again", async () => {
    state.build = "";
    up();
    await page.goto(article);
    await expectWhole(page);
    await expect.poll(() => copyText(page)).not.toContain(".second.js");
    down();
    await page.goto(article);
    await expect(heading(page)).toHaveText(title);
    await expectWhole(page);
  });

  await test.step("switched off: the worker and everything it saved are gone", async () => {
    const removal = readFileSync("build/removal/sw.js", "utf8");
    state.instead = (path) =>
      path === "/sw.js" ? new Response(removal, { headers: { "Content-Type": "text/javascript" } }) : undefined;
    await page.goto(server.origin + "/contacts");
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
        ),
      )
      .toBe(0);
  });
  await page.goto("about:blank");
  await server.stop();
});

async function copyText(page: Page): Promise<string> {
  return page.evaluate(
    async (path) => (await (await caches.open("offline-pages-1")).match(path))?.text() ?? "",
    ARTICLE,
  );
}
