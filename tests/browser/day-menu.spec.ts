import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const total = (page: Page, nutrient: string) => page.locator(`[data-nutrient="${nutrient}"]`);
const amount = (page: Page, nutrient: string) => total(page, nutrient).locator("data");
/** The island has loaded its foods. */
const ready = (page: Page) => page.locator(".dm[data-alive]").waitFor();

test("printing is offered once, beside the other ways to keep a day, and only if there is one", async ({ page }) => {
  const prints = page.locator("main [data-print]:visible");
  await page.goto("/information/day-menu");
  await ready(page);
  await expect(prints).toHaveCount(0);
  await page.goto("/information/day-menu?lunch.potato-baked-in-its-skin=400");
  await expect(prints).toHaveCount(1);
  await expect(page.locator(".dm-share [data-print]")).toBeVisible();
});

test("a day is composed with the keyboard and without requests; foods over the norm are exchanged", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/day-menu");
  await ready(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel("Куда").selectOption("Обед");
  await page.getByLabel("Продукт или блюдо").pressSequentially("картофелем");
  const baked = page.getByRole("button", { name: /^Добавить: Картофель, печённый.*обед$/ });
  await baked.focus();
  await page.keyboard.press("Enter");
  const grams = page.getByLabel(/^Картофель, печённый.*граммы$/);
  await expect(grams).toHaveValue("150");
  // The focus stays, so that another press adds another portion.
  await expect(baked).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(grams).toHaveValue("300");
  await expect(amount(page, "potassium")).toHaveAttribute("value", "1605");
  await expect(page.locator("main output")).toContainText(/Добавлено: Картофель, [^.]*, 2.×.150.г, обед\./);
  await grams.fill("400");
  await expect(amount(page, "potassium")).toHaveAttribute("value", "2140");
  await expect(total(page, "potassium")).toContainText("больше нормы на 140");
  await expect(page).toHaveURL("/information/day-menu?lunch.potato-baked-in-its-skin=400&to=lunch");
  // However far away the totals are, what is over the norm stays in view and links to them.
  await grams.blur();
  await grams.scrollIntoViewIfNeeded();
  const running = page.getByRole("link", { name: "Итог за день Больше нормы: калий." });
  await expect(running).toBeInViewport({ ratio: 1 });
  await running.press("Enter");
  await expect(page.getByRole("heading", { name: "Итог за день" })).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);

  await total(page, "potassium")
    .getByRole("button", { name: /^Заменить «Картофель, печённый/ })
    .first()
    .click();
  await expect(total(page, "potassium")).toContainText("в пределах нормы");
  await expect(page.getByRole("heading", { name: "Итог за день" })).toBeFocused();
  await expect(page.locator(".dm-running")).toContainText(/калий \d+.из.2.000.мг/);
  await page.locator(".dm").getByLabel("Сухой вес, кг").fill("70");
  await expect(total(page, "protein")).toContainText("70–84 г");
  await page.getByLabel("Перитонеальный диализ").check();
  await expect(total(page, "potassium")).toContainText("Общей нормы нет");
  await page.getByRole("button", { name: /^Убрать: / }).click();
  await expect(page.getByText("Пока пусто")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Мой день" })).toBeFocused();
  expect(asked.filter((address) => address.includes("day-menu"))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("on a phone what was found comes into view, not under the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/day-menu");
  await ready(page);
  const field = page.getByLabel("Продукт или блюдо");
  const first = page.getByRole("button", { name: /^Добавить: / }).first();
  for (const send of [() => field.press("Enter"), () => page.getByRole("button", { name: "Найти" }).click()]) {
    await page.evaluate(() => scrollTo(0, 0));
    await field.fill("яблоко");
    await send();
    await expect(first).toBeInViewport({ ratio: 1 });
    const bar = await page.locator("[data-bar]").boundingBox();
    const box = await first.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 740);
  }
});

test("a food added to an earlier meal leaves the weights of the others alone", async ({ page }) => {
  await page.goto("/information/day-menu");
  await ready(page);
  const weights: Record<string, string> = {};
  for (const [meal, food, grams] of [
    ["Обед", "борщ", "300"],
    ["Обед", "банан", "120"],
    ["Завтрак", "чай", "200"],
    ["Ужин", "сыр", "30"],
    ["Завтрак", "овсянка", "200"],
  ] as const) {
    await page.getByLabel("Куда").selectOption(meal);
    await page.getByLabel("Продукт или блюдо").fill(food);
    const first = page.locator(".dm-found button").first();
    await first.click();
    const name = (await first.getAttribute("value")) ?? "";
    weights[name] = grams;
    for (const [of, own] of Object.entries(weights))
      await expect(page.locator(`.dm-day input[name$=".${of}"]`), `${of} after ${name}`).toHaveValue(own);
  }
});

test("an invalid portion has an error at its field, keeps its food and removes the verdict", async ({ page }) => {
  await page.goto("/information/day-menu?dry=70&breakfast.egg-white=700&lunch.apple=100&dinner.white-rice-boiled=150");
  await ready(page);
  const running = page.locator(".dm-running");
  await expect(running).toHaveAttribute("data-state", "within");
  const grams = page.getByLabel("Яблоко, граммы");
  for (const typed of ["абв", "0", "-5", "99999", ""]) {
    await grams.fill(typed);
    await expect(running).toHaveAttribute("data-state", "unsure");
    await expect(running).toContainText("Посчитано не всё, без этого: Яблоко.");
    await expect(total(page, "sodium")).toContainText("Порция не указана, в сумму не вошло: Яблоко.");
    await expect(total(page, "sodium")).not.toContainText("в пределах нормы");
    await expect(grams).toHaveAttribute("aria-invalid", "true");
    await expect(grams).toHaveAccessibleDescription(/^Напишите/);
    await expect(grams).toHaveValue(typed);
  }
  await expect(page.locator("main output")).toContainText("Напишите количество. Посчитано не всё");
  expect(await axeFaults(page)).toEqual([]);
  await grams.fill("100");
  await expect(grams).not.toHaveAttribute("aria-invalid");
  await expect(running).toHaveAttribute("data-state", "within");
  await page.locator(".dm").getByLabel("Сухой вес, кг").fill("абв");
  await expect(running).toContainText("Пока не с чем сравнить: белок.");
  await expect(page.locator(".dm").getByLabel("Сухой вес, кг")).toHaveAccessibleDescription(
    /Сухой вес, кг: напишите число/,
  );
});

test("leaving a field with an invalid number shows an error beside it at once; when sent, the summary names the food", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/information/day-menu?own-drink=900&lunch.apple=100");
  await ready(page);
  const wrong: [string, string, RegExp][] = [
    ["Сухой вес, кг", "700", /напишите число от.20.до.250/],
    ["Жидкость, мл, не больше", "20000", /Жидкость, мл: напишите число от.100.до.5.000/],
    ["Яблоко, граммы", "99999", /от.1.до.3000/],
  ];
  for (const [label, typed, told] of wrong) {
    const field = page.locator(".dm").getByLabel(label);
    await field.fill(typed);
    await field.blur();
    // Before the debounce ends.
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await expect(field).toHaveAccessibleDescription(told);
  }
  await page.getByRole("button", { name: "Пересчитать" }).click();
  const summary = page.getByRole("region", { name: "Проверьте числа" });
  await expect(summary.getByRole("link", { name: /^Яблоко: напишите число от.1.до.3000$/ })).toBeVisible();
  await page.getByLabel("Яблоко, граммы").fill("100");
  await expect(page.getByLabel("Яблоко, граммы")).not.toHaveAttribute("aria-invalid");
  await expect(summary).toHaveCount(0);
});

for (const [prefix, banana, once, twice] of [
  ["", "банан", /^Добавлено: 120.г, перекусы и.питьё$/, /^Добавлено: 2.×.120.г, перекусы и.питьё$/],
  ["/en", "banana", /^Added: 120.g, snacks and drinks$/, /^Added: 2.×.120.g, snacks and drinks$/],
] as const) {
  test(`clicking ${banana} updates in place, and the layout does not shift`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/information/day-menu?q=${encodeURIComponent(banana)}&to=snacks`);
    await ready(page);
    const found = page.locator(".dm-found button").first();
    const told = found.locator("b");
    await expect(told).toBeHidden();
    const { height } = (await found.boundingBox()) ?? {};
    for (const text of [once, twice]) {
      await found.click();
      await expect(told).toHaveAttribute("data-shown", text);
      await expect(told).toBeVisible();
      await expect(told).toBeInViewport();
      expect((await found.boundingBox())?.height).toBe(height);
    }
    // Announced by the live region only: the name of the button stays.
    await expect(found).toHaveAccessibleName(
      /^(Добавить: Банан, 1.*120.г, перекусы и.питьё|Add: Banana, .*, 120.g, snacks and drinks)$/,
    );
    await expect(
      page.locator("main [role=status], main [aria-live], main output").filter({ hasText: /120/ }),
    ).toHaveCount(1);
  });
}

for (const isVision of [false, true]) {
  test(`found foods are all in the page and in the middle of their cards${isVision ? ", in large letters" : ""}`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (isVision)
      await context.addCookies([
        { name: "visually_impaired", value: encodeURIComponent('{"enabled":true}'), url: String(baseURL) },
      ]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/information/day-menu?q=%D1%81%D1%83%D0%BF");
    const list = page.locator(".dm-found ul");
    expect(await list.evaluate((ul) => getComputedStyle(ul).overflowY)).toBe("visible");
    const rooms = await list.locator("button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        const text = document.createRange();
        const [name, amount] = button.querySelectorAll(":scope > span > span");
        if (!name || !amount) throw new Error("A found food has a name and an amount");
        text.setStartBefore(name);
        text.setEndAfter(amount);
        const box = text.getBoundingClientRect();
        return Math.abs(box.top - top - (bottom - box.bottom));
      }),
    );
    expect(rooms.length).toBeGreaterThan(2);
    expect(Math.max(...rooms)).toBeLessThan(6);
  });
}

test("days are saved in this browser on request, copied, opened, downloaded and erased", async ({ page }) => {
  await page.goto("/information/day-menu?lunch.borscht=300");
  await ready(page);
  expect(await page.evaluate(() => localStorage.getItem("saved-days"))).toBeNull();
  await page.getByLabel("Название дня").fill("Вторник");
  await page.getByRole("button", { name: "Сохранить день" }).click();
  await expect(page.locator("main output")).toContainText("Сохранено: Вторник");
  await page.getByRole("button", { name: "Сделать копию дня: Вторник" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Скачать таблицей" }).click();
  expect((await download).suggestedFilename()).toBe("ration.csv");
  await page.goto("/information/day-menu");
  await ready(page);
  await page.getByRole("link", { name: "Вторник (2)" }).click();
  await expect(page.getByLabel("Борщ, граммы")).toHaveValue("300");
  await ready(page);
  await page.getByRole("button", { name: "Стереть: Вторник (2)" }).click();
  await expect(page.getByRole("link", { name: "Вторник (2)" })).toHaveCount(0);
  const back = page.getByRole("button", { name: "Вернуть", exact: true });
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(page.getByRole("link", { name: "Вторник (2)" })).toBeVisible();
  await page.getByRole("button", { name: "Стереть все дни" }).click();
  expect(await page.evaluate(() => localStorage.getItem("saved-days"))).toBeNull();
  await expect(page.getByText("Все дни стёрты.").first()).toBeVisible();
  await back.click();
  await expect(page.getByRole("link", { name: "Вторник (2)" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("saved-days"))).not.toBeNull();
});

for (const { prefix, name, save, start, copy, weight, food } of [
  {
    prefix: "",
    name: "Название дня",
    save: "Сохранить день",
    start: "Начать новый день",
    copy: "Сделать копию дня",
    weight: "Борщ, граммы",
    food: /^Добавить: Борщ,/,
  },
  {
    prefix: "/en",
    name: "Name of the day",
    save: "Save the day",
    start: "Start a new day",
    copy: "Make a copy of the day",
    weight: "Borscht, grams",
    food: /^Add: Borscht,/,
  },
]) {
  const savedDays = (page: Page) =>
    page.evaluate(() => {
      const days = JSON.parse(localStorage.getItem("saved-days") ?? "[]") as { name: string; query: string }[];
      return days.map((day) => [day.name, day.query]);
    });

  test(`${prefix}: a new day gets a name of its own, and saving it keeps the earlier day`, async ({ page }) => {
    await page.goto(`${prefix}/information/day-menu?snacks.banana=120`);
    await ready(page);
    const today = await page.getByLabel(name).inputValue();
    const saving = page.getByRole("button", { name: save });
    await saving.click();
    await expect(page.locator("p.message", { hasText: today })).toBeVisible();
    await page.getByRole("button", { name: start }).click();
    await page.locator(".dm [name=q]").fill(prefix ? "borscht" : "борщ");
    await page.getByRole("button", { name: food }).first().click();
    await expect(page.getByLabel(name)).toHaveValue(`${today} (2)`);
    await saving.click();
    await expect(page.locator("p.message", { hasText: `${today} (2)` })).toBeVisible();
    expect(await savedDays(page)).toEqual([
      [`${today} (2)`, "breakfast.borscht=300"],
      [today, "snacks.banana=120"],
    ]);
    // The day on screen is the saved one: saving it again replaces it, and no other.
    await page.getByLabel(weight).fill("200");
    await expect(page.locator("p.message", { hasText: today })).toHaveCount(0);
    await saving.click();
    expect(await savedDays(page)).toEqual([
      [`${today} (2)`, "breakfast.borscht=200"],
      [today, "snacks.banana=120"],
    ]);
    // After a reload too.
    await expect(page).toHaveURL(/borscht=200/);
    await page.reload();
    await ready(page);
    await expect(page.getByLabel(name)).toHaveValue(`${today} (2)`);
    // The name of another day does not replace that day.
    await page.getByLabel(name).fill(today);
    await saving.click();
    expect((await savedDays(page)).map(([one]) => one)).toEqual([`${today} (2)`, today]);
  });

  test(`${prefix}: a copy is edited and saved apart from its original, and each opens as itself`, async ({ page }) => {
    await page.goto(`${prefix}/information/day-menu?lunch.borscht=300`);
    await ready(page);
    const saving = page.getByRole("button", { name: save });
    await page.getByLabel(name).fill("Wednesday");
    await saving.click();
    await page.getByRole("button", { name: `${copy}: Wednesday` }).click();
    await expect(page.getByLabel(name)).toHaveValue("Wednesday (2)");
    await page.getByRole("link", { name: "Wednesday", exact: true }).click();
    await ready(page);
    await expect(page.getByLabel(name)).toHaveValue("Wednesday");
    await page.getByRole("link", { name: "Wednesday (2)" }).click();
    await ready(page);
    await expect(page.getByLabel(name)).toHaveValue("Wednesday (2)");
    await page.getByLabel(weight).fill("150");
    await saving.click();
    expect(await savedDays(page)).toEqual([
      ["Wednesday (2)", "lunch.borscht=150"],
      ["Wednesday", "lunch.borscht=300"],
    ]);
  });
}

test("a link to the day is copied at a press, announced, and opens the same day", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/information/day-menu?dry=70&snacks.milk-2-5=200");
  await ready(page);
  await page.getByLabel(/^Молоко 2,5.?%, миллилитры$/).fill("150");
  await page.getByRole("button", { name: "Скопировать ссылку на день" }).click();
  await expect(page.getByRole("button", { name: "Ссылка скопирована" })).toBeVisible();
  await expect(page.locator("main output")).toContainText("Ссылка скопирована");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL("/information/day-menu?dry=70&snacks.milk-2-5=150", page.url()).href);
  // Another day has another address.
  await page.getByLabel(/^Молоко 2,5.?%, миллилитры$/).fill("180");
  await expect(page.getByRole("button", { name: "Скопировать ссылку на день" })).toBeVisible();
});

for (const [prefix, told] of [
  ["", /^Итог.за.день\s*калий \d+.из.2.000.мг$/],
  ["/en", /^The.day’s.total\s*potassium \d+.of.2,000.mg$/],
] as const) {
  test(`${prefix}: on a phone the running total and the number to call are one bar, the total only beside the foods`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/information/day-menu?breakfast.apple=100&lunch.borscht=300&dinner.apple=100`);
    await page.evaluate(() => localStorage.setItem("cookie-consent", "v1"));
    await page.reload();
    await ready(page);
    const bar = page.locator("[data-bar]");
    const call = bar.locator("a[href^='tel:']");
    const running = page.locator(".dm-running");
    // The foods come first, then their sums; nothing ever covers the fields about the person after them.
    await expect(call).toBeInViewport({ ratio: 1 });
    const edge = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
    expect(await edge(".dm-add")).toBeLessThan(740);
    await page.locator(".dm-pair .input").first().scrollIntoViewIfNeeded();
    expect(await edge(".dm-running")).toBeLessThan((await edge(".dm-person")) - 44);
    // The first one: no button of the page lies where the bar stands.
    await page
      .locator(".dm-grams .input")
      .first()
      .evaluate((field) => field.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(running).toBeInViewport({ ratio: 1 });
    await expect(running.getByRole("link")).toHaveText(told, { useInnerText: true });
    // The bar slides in.
    await expect.poll(async () => edge("[data-bar]")).toBeGreaterThanOrEqual(740 - 80);
    const [total, button] = [await running.boundingBox(), await call.boundingBox()];
    expect(total?.height).toBeLessThanOrEqual(80);
    expect((total?.y ?? 0) + (total?.height ?? 0)).toBe(740);
    expect(button?.y).toBeGreaterThan(total?.y ?? 0);
    const text = await running.getByRole("link").boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    // Between the foods and their sums there is room for that line, and no more.
    const [buttons, sums] = [
      await page.locator(".dm-day .dm-ways").boundingBox(),
      await page.locator(".dm-right").boundingBox(),
    ];
    expect((sums?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0)).toBeLessThanOrEqual(112);
    expect(await edge(".dm-person")).toBeGreaterThan(await edge(".dm-right"));
    // A part of the page is told from a meal at a glance.
    const [part, meal] = await page
      .locator(".dm-day > h2, .dm-meal > h3")
      .evaluateAll((titles) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)));
    expect(part).toBeGreaterThan((meal ?? 0) * 1.15);
    // After the totals have begun, they speak for themselves.
    await page.locator(".dm-totals li").last().scrollIntoViewIfNeeded();
    await expect(running).not.toBeInViewport();
  });
}

for (const path of ["/information/day-menu", "/information/weight-gain", "/information/calculator", "/forms/question"])
  test(`${path}: a hint is between the label and its field`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const hints = page.locator("main .field:has(> .input) > .hint").filter({ visible: true });
    expect(await hints.count()).toBeGreaterThan(0);
    const places = await hints.evaluateAll((all) =>
      all.map(({ previousElementSibling }) => previousElementSibling?.localName),
    );
    expect(new Set(places)).toEqual(new Set(["label"]));
  });

test("an unreadable limit is named in the running total and reached from it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/information/day-menu?own-sodium=x&lunch.borscht=300");
  await ready(page);
  const running = page.locator(".dm-running");
  await expect(running).toContainText("Пока не с чем сравнить: натрий.");
  // By key: a click scrolls first, and the bar that comes back lifts the total between press and release.
  await running.getByRole("link", { name: "Натрий, мг, не больше" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Натрий, мг, не больше" })).toBeFocused();
});

test("a new day keeps the person's data, and the last day can be restored", async ({ page }) => {
  await page.goto("/information/day-menu?dry=70&lunch.borscht=300");
  await ready(page);
  await page.getByRole("button", { name: "Начать новый день" }).click();
  await expect(page.getByText("Пока пусто")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Мой день" })).toBeFocused();
  await expect(page.locator(".dm").getByLabel("Сухой вес, кг")).toHaveValue("70");
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Вернуть прежний" }).click();
  await expect(page.getByLabel("Борщ, граммы")).toHaveValue("300");
});

const ORDINARY_DAY =
  "dry=70&breakfast.oat-porridge-made-with-water=200&breakfast.hens-egg=50&breakfast.white-bread=60&breakfast.black-tea-without-sugar=200" +
  "&lunch.borscht=300&lunch.chicken-breast-boiled=100&lunch.potato-baked-in-its-skin=300&lunch.rye-bread=30" +
  "&dinner.cod-boiled=150&dinner.white-rice-boiled=150&dinner.fresh-cucumber=100&snacks.apple=150&snacks.prunes=150";

for (const format of ["A4", "Letter"] as const) {
  test(`an ordinary day fits one sheet of ${format}`, async ({ page }) => {
    for (const prefix of ["", "/en"]) {
      await page.goto(`${prefix}/information/day-menu?${ORDINARY_DAY}`);
      await ready(page);
      await expect(page.locator(".dm-paper")).toHaveText(/20\d\d.*(Сухой вес, кг|Dry weight, kg): 70/);
      const paper = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      // Large enough to read, and with the caveat.
      await page.emulateMedia({ media: "print" });
      const points = (part: Element) => Math.round(Number.parseFloat(getComputedStyle(part).fontSize) * 7.5) / 10;
      for (const part of [".dm-name", ".dm-holds dd", ".dm-state"])
        expect(await page.locator(part).first().evaluate(points)).toBeGreaterThanOrEqual(10);
      expect(await page.locator(".dm-holds dt").first().evaluate(points)).toBeGreaterThanOrEqual(9.5);
      await expect(page.locator(".dm-right > .message")).toBeVisible();
      await page.emulateMedia({ media: null });
    }
  });
}

test("in the visually-impaired mode on a phone the running total stays in view and never covers the focus", async ({
  page,
  context,
  origin,
}) => {
  const cookie = { name: "visually_impaired", value: encodeURIComponent('{"enabled":true}'), url: origin };
  await context.addCookies([cookie]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/information/day-menu?${ORDINARY_DAY}`);
  await ready(page);
  await page.getByRole("button", { name: "Отказаться" }).click();
  const running = page.locator(".dm-running");
  for (const name of [/^Яйцо куриное, граммы/, /^Борщ, граммы/, /^Чернослив, граммы/]) {
    const field = page.getByLabel(name);
    await field.focus();
    await expect(running).toBeInViewport({ ratio: 1 });
    const [own, bar] = [await field.boundingBox(), await running.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(bar?.height).toBeLessThan(200);
  }
  await expect(running.getByRole("link").first()).toHaveAccessibleName(
    "Итог за день Больше нормы: калий, фосфор, белок.",
  );
});

test("in the visually-impaired mode with the largest letters, in English, nothing overflows; on paper only the day is printed", async ({
  page,
  context,
  origin,
}) => {
  const settings = { enabled: true, fontSize: 26, letterSpacing: 0.06, lineHeight: 250 };
  const cookie = { name: "visually_impaired", value: encodeURIComponent(JSON.stringify(settings)), url: origin };
  await context.addCookies([cookie]);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(
    "/en/information/day-menu?dry=70&breakfast.banana=120&lunch.salt=6&dinner.recipe-cod-rice=353&q=bread",
  );
  await ready(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(total(page, "sodium")).toContainText("over the limit");
  await page.locator("html").evaluate((html) => html.setAttribute("data-vision-font", "18"));
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(amount(page, "sodium")).toBeVisible();
  await expect(page.getByText("A day’s menu, ")).toBeVisible();
  await expect(page.getByLabel("Banana, grams")).toBeVisible();
  for (const part of await page.locator(".dm-add, .dm-person, .dm-share").all()) await expect(part).toBeHidden();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test("the server answers the form: find, add, correct, exchange, remove", async ({ page }) => {
    await page.goto("/information/day-menu");
    await page.getByLabel("Продукт или блюдо").fill("квашеной капустой");
    await page.getByLabel("Продукт или блюдо").press("Enter");
    await page.getByRole("button", { name: /^Добавить: Капуста квашеная/ }).click();
    await expect(page).toHaveURL(/\?breakfast\.sauerkraut=100#/);
    await page.getByLabel("Капуста квашеная, граммы").fill("много");
    await page.getByRole("button", { name: "Пересчитать" }).click();
    await page.getByRole("region", { name: "Проверьте числа" }).getByRole("link").click();
    await expect(page.getByLabel("Капуста квашеная, граммы")).toBeFocused();
    await page.getByLabel("Капуста квашеная, граммы").fill("400");
    await page.getByRole("button", { name: "Пересчитать" }).click();
    await expect(total(page, "sodium")).toContainText("больше нормы на 644");
    await total(page, "sodium")
      .getByRole("button", { name: /^Заменить/ })
      .first()
      .click();
    await expect(total(page, "sodium")).toContainText("в пределах нормы");
    await page.getByRole("button", { name: /^Убрать: / }).click();
    await expect(page).toHaveURL(/\/information\/day-menu(#.*)?$/);
    await expect(page.getByRole("button", { name: "Напечатать" })).toHaveCount(0);
  });
});
