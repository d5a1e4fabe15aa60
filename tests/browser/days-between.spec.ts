import { axeFaults } from "./axe.ts";
import { alive, expect, look, lookWithoutScripts, test } from "./fixtures.ts";

/** One line of a sheet. */
const ORDINARY = "Севеламер 800 мг три раза в день с едой, эпоэтин";
const PAGES = /\/Type\s*\/Page\b(?!s)/g;
const FILES = new Set(["image", "font", "stylesheet", "script", "manifest"]);

lookWithoutScripts("without scripts the weight form of the fluid article works by keyboard alone", async ({ page }) => {
  await page.goto("/lifestyle/fluid-between-sessions");
  await page.getByLabel("Сухой вес, кг").fill("70");
  await page.getByLabel("Вес сейчас, кг").fill("74,2");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/information/weight-gain?dry=70&now=74%2C2&urine=&after=&own=#result");
  const result = page.getByRole("region", { name: "Что получилось" });
  await expect(result.getByRole("listitem").first()).toContainText(/Прибавка.*4,2.кг, 6.% сухого веса/);
  await expect(result).toContainText("Позвоните в свой центр сегодня же");
  // An error is shown, and the other fields keep their values.
  await page.getByLabel("Вес сейчас, кг").fill("742");
  await page.getByRole("button", { name: "Посчитать" }).click();
  await expect(page.getByRole("region", { name: "Проверьте числа" }).getByRole("link")).toHaveCount(1);
  await expect(page.getByLabel("Вес сейчас, кг")).toHaveAccessibleDescription(/от.20.до.250/);
  await expect(page.getByLabel("Сухой вес, кг")).toHaveValue("70");
});

look("the answer has no accessibility fault, is in view at once and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/en/information/weight-gain");
  await alive(page);
  await page.getByLabel("Dry weight, kg").fill("70");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("link", { name: "Enter your weight now" })).toBeInViewport();
  await page.getByLabel("Weight now, kg").fill("74");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("heading", { name: "The result" })).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

look("the answer prints on one page, however long it is", async ({ page }) => {
  for (const prefix of ["", "/en"]) {
    await page.goto(`${prefix}/information/weight-gain?dry=70&now=78&after=76&urine=300&own=3`);
    const printed = [await page.pdf({ format: "A4" }), await page.pdf({ format: "Letter" })];
    expect(printed.map((pdf) => pdf.toString("latin1").match(PAGES)?.length)).toEqual([1, 1]);
  }
});

look(
  "on the nurse's sheet a weekday's box is three times nearer to its own label than to the last one",
  async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 740 });
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      await page.goto("/information/nurse-sheet");
      const [monday, tuesday] = await Promise.all(
        ["Mon", "Tue"].map(async (day) => {
          const label = page.locator("label").filter({ hasText: day });
          const [box, words] = await Promise.all([
            label.locator("input").boundingBox(),
            label.locator("span").first().boundingBox(),
          ]);
          return {
            from: box?.x ?? 0,
            boxEnds: (box?.x ?? 0) + (box?.width ?? 0),
            words: words?.x ?? 0,
            ends: (words?.x ?? 0) + (words?.width ?? 0),
          };
        }),
      );
      const beside = (monday?.words ?? 0) - (monday?.boxEnds ?? 0);
      const between = (tuesday?.from ?? 0) - (monday?.ends ?? 0);
      expect(beside).toBeGreaterThan(2);
      expect([media, between / beside > 2.5]).toEqual([media, true]);
    }
    await page.emulateMedia({ media: null });
  },
);

for (const [prefix, eraseName, backName, erased] of [
  ["", "Стереть всё", "Вернуть стёртое", "Всё стёрто."],
  ["/en", "Erase everything", "Bring it back", "Everything has been erased."],
] as const)
  test(`${prefix}/information/nurse-sheet: what was erased can be brought back, the saved copy too`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/information/nurse-sheet`);
    const line = page.locator("[data-nurse-sheet] textarea").first();
    const box = page.locator("[data-nurse-sheet] [data-take] input").first();
    const keep = page.locator("[data-sheet-keep] input");
    const stored = () => page.evaluate(() => localStorage.getItem("nurse-sheet"));
    await keep.check();
    await line.fill("Ivanov");
    await box.check();
    const before = await stored();
    await page.getByRole("button", { name: eraseName }).click();
    await expect(line).toHaveValue("");
    await expect(page.getByText(erased)).toBeVisible();
    expect(await stored()).toBeNull();
    const back = page.getByRole("button", { name: backName });
    await expect(back).toBeFocused();
    await back.press("Enter");
    await expect(line).toHaveValue("Ivanov");
    await expect(box).toBeChecked();
    await expect(keep).toBeChecked();
    expect(await stored()).toBe(before);
    await expect(page.getByText(erased)).toHaveCount(0);
    // Typing starts a new sheet.
    await page.getByRole("button", { name: eraseName }).click();
    await line.fill("Petrov");
    await expect(page.getByRole("button", { name: eraseName })).toBeVisible();
  });

look("on the nurse's sheet every group has its label and the same distance from the one above", async ({ page }) => {
  for (const [width, rows] of [
    [360, [3, 3, 1]],
    [1300, [7]],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/information/nurse-sheet");
    await expect(page.getByRole("group", { name: /^Вид диализа/ }).getByRole("checkbox")).toHaveCount(2);
    const days = page.getByRole("group", { name: /^Дни/ }).getByRole("checkbox");
    const tops = await days.evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().top)));
    expect([...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)).toEqual(rows);
    const gaps = await page.locator("[data-nurse-sheet]").evaluate((sheet) => {
      const parts = "textarea, .check input, .check [lang], p.hint:not(:empty)";
      const fields = [...sheet.querySelectorAll(parts)].filter((part) => !part.closest("[data-sheet-keep]"));
      const ends = fields.map((part) => part.getBoundingClientRect());
      return [...sheet.querySelectorAll("legend, label[for]")]
        .filter((label) => getComputedStyle(label).clipPath === "none")
        .flatMap((label) => {
          const { top, left, right } = label.getBoundingClientRect();
          const from = top + Number.parseFloat(getComputedStyle(label).paddingTop);
          const above = ends.filter((end) => end.bottom < from && end.left < right && end.right > left);
          return above.length > 0 ? [Math.round(from - Math.max(...above.map(({ bottom }) => bottom)))] : [];
        });
    });
    // In a pair the line below the shorter note is aligned with the other.
    const [last, ...others] = gaps.toSorted((a, b) => b - a);
    expect([width, others.filter((gap) => Math.abs(gap - 32) > 2)]).toEqual([width, []]);
    expect((last ?? 0) > 36).toBe(width === 1300);
  }
});

test("the sheet for the nurse sends nothing, prints on one page, and is saved only on request", async ({ page }) => {
  await page.goto("/information/nurse-sheet");
  await expect(page.getByRole("checkbox", { name: "Сохранить в этом браузере" })).toBeVisible();
  const asked: string[] = [];
  // The page's own files, which may still be loading, have addresses without a query.
  page.on("request", (request) => {
    const isFile = FILES.has(request.resourceType()) && !request.url().includes("?");
    if (!isFile) asked.push(request.url());
  });
  const fields = page.getByRole("region", { name: "Заполните лист" }).getByRole("textbox");
  await expect(fields).toHaveCount(10);
  await page.evaluate(() => document.fonts.ready);
  const pages = async () => {
    const printed = [await page.pdf({ format: "A4" }), await page.pdf({ format: "Letter" })];
    return printed.map((pdf) => pdf.toString("latin1").match(PAGES)?.length);
  };
  expect(await pages()).toEqual([1, 1]);
  for (const field of await fields.all()) {
    const longest = Number(await field.getAttribute("maxlength"));
    await field.fill(ORDINARY.slice(0, longest / 2));
  }
  for (const day of ["пн Mon", "ср Wed", "пт Fri"]) await page.getByRole("checkbox", { name: day }).check();
  expect(await pages()).toEqual([1, 1]);
  // Every field full of ordinary words, an arm and a catheter named: still one sheet.
  for (const box of ["правая right", "есть yes"]) await page.getByRole("checkbox", { name: box }).check();
  for (const field of await fields.all()) {
    const longest = Number(await field.getAttribute("maxlength"));
    await field.fill(`${ORDINARY}. `.repeat(longest / 40).slice(0, longest));
  }
  expect(await pages()).toEqual([1, 1]);
  for (const box of ["правая right", "есть yes"]) await page.getByRole("checkbox", { name: box }).uncheck();
  // Each field is filled to its limit with the widest letter: a message says so, everything is visible, and the rest goes to a second page.
  for (const field of await fields.all()) {
    const longest = Number(await field.getAttribute("maxlength"));
    expect(longest).toBeGreaterThanOrEqual(40);
    await field.fill("Щ".repeat(longest));
  }
  const allergies = page.getByRole("textbox", { name: /Allergies/ });
  await expect(allergies).toHaveAccessibleDescription(/240.знаков/);
  await page.emulateMedia({ media: "print" });
  const cut = (area: Element) =>
    area.scrollHeight > area.clientHeight + 1 || getComputedStyle(area).outlineStyle !== "none";
  for (const field of await fields.all()) expect(await field.evaluate(cut)).toBe(false);
  // Large print for a bedside: 12 pt for what was typed, 10 for labels, however full it is.
  const points = (part: Element) => Math.round(Number.parseFloat(getComputedStyle(part).fontSize) * 7.5) / 10;
  expect(await fields.first().evaluate(points)).toBe(12);
  for (const label of await page.locator("[data-nurse-sheet] :is(label[for], legend, li)").all())
    expect(await label.evaluate(points)).toBe(10);
  await page.emulateMedia({ media: null });
  expect(await pages()).toEqual([2, 2]);
  await allergies.fill("Латекс");
  await expect(allergies).toHaveAccessibleDescription("");
  // A choice is in both languages, and only one option of a row is ticked.
  await page.getByRole("checkbox", { name: "есть yes" }).check();
  await page.getByRole("checkbox", { name: "нет no", exact: true }).check();
  await expect(page.getByRole("checkbox", { name: "есть yes" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "пн Mon" })).toBeChecked();
  const name = page.getByRole("textbox", { name: /Имя и дата рождения.*Name and date of birth/ });
  await name.fill("Анна Петрова, 02.03.1951");
  await name.press("Enter");
  const fistula = page.getByRole("group", { name: /Фистула, рука.*Fistula, arm/ });
  await expect(fistula).toHaveAccessibleDescription(
    /на.руке.с.фистулой.*жгут.*on.the.arm.with.the.fistula.*tourniquet/s,
  );
  const none = page.getByRole("checkbox", { name: "фистулы нет no fistula" });
  await none.check();
  await expect(fistula.getByText(/жгут/)).toBeHidden();
  await none.uncheck();
  await expect(fistula.getByText(/жгут/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await expect(page).toHaveURL("/information/nurse-sheet");
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(await kept()).not.toContain("Анна");
  expect(asked).toEqual([]);

  // Offered before the first field, and one of several answers looks like one.
  const keep = page.getByRole("checkbox", { name: "Сохранить в этом браузере" });
  expect((await keep.boundingBox())?.y).toBeLessThan((await name.boundingBox())?.y ?? 0);
  await expect(none).toHaveCSS("border-radius", "50%");
  await expect(page.getByRole("checkbox", { name: "пн Mon" })).toHaveCSS("border-radius", "6px");
  await page.getByText("Сохранить в этом браузере", { exact: true }).click();
  expect(await kept()).toContain("Анна Петрова");
  await page.goto("/en/information/nurse-sheet");
  await expect(page.getByRole("textbox", { name: /Name and date of birth/ })).toHaveValue(/Анна Петрова/);
  await expect(page.getByRole("checkbox", { name: "Wed ср" })).toBeChecked();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  expect(await kept()).not.toContain("Анна");
});

lookWithoutScripts("without scripts the sheet can still be filled in, and Enter sends nothing", async ({ page }) => {
  await page.goto("/en/information/nurse-sheet");
  const asked: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
  const weight = page.getByRole("textbox", { name: /Dry weight, kg/ });
  await weight.fill("70,5");
  await weight.press("Enter");
  expect(await page.locator("[data-nurse-sheet] :is([name], form)").count()).toBe(0);
  expect(asked).toEqual([]);
  // Nothing is promised that only a script can do.
  await expect(page.locator("main")).toContainText("what you typed is gone");
  await expect(page.getByText("unless you keep it below")).toBeHidden();
  await expect(page.getByText("press “Print”")).toHaveCount(0);
  page.removeAllListeners("request");
});
