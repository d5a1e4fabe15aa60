import { expect, look, lookWithoutScripts } from "./fixtures.ts";

lookWithoutScripts("without scripts ten answers make a sheet, and its link opens it again", async ({ page }) => {
  await page.goto("/dialysis/choose");
  const main = page.getByRole("main");
  await main.getByRole("radiogroup", { name: /кошка/ }).getByText("Есть, и закрыться негде").click();
  await main
    .getByRole("radiogroup", { name: /добираться/ })
    .getByText("Далеко или трудно")
    .click();
  await main.getByRole("button", { name: "Показать лист" }).click();
  await expect(page).toHaveURL("/dialysis/choose?road=hard&pets=no-door&sheet=show#sheet");
  const lines = (kind: string, list: string) =>
    main.getByRole("region", { name: kind }).getByRole("list", { name: list }).getByRole("listitem");
  await expect(lines("Гемодиализ в центре", "Что говорит за него")).toHaveCount(1);
  await expect(lines("Гемодиализ в центре", "Что мешает или потребует помощи")).toHaveCount(1);
  await expect(lines("Перитонеальный диализ дома", "Что говорит за него")).toHaveCount(1);
  await expect(lines("Перитонеальный диализ дома", "Что мешает или потребует помощи")).toHaveCount(1);
  // The questions are below it, folded.
  const chosen = main.getByRole("radio", { name: "Далеко или трудно" });
  await expect(chosen).toBeHidden();
  await main.getByRole("heading", { name: "Изменить ответы" }).click();
  await expect(chosen).toBeChecked();
});

look("with scripts the sheet is shown at once, and it prints on one page", async ({ page }) => {
  await page.goto("/dialysis/choose");
  for (const group of await page.getByRole("radiogroup").all()) await group.getByRole("radio").last().check();
  await page.getByRole("button", { name: "Показать лист" }).click();
  await expect(page.getByRole("heading", { name: "Лист для разговора с врачом" })).toBeInViewport();
  // The longest sheet: every answer that has a reason for each kind.
  await page.goto(
    "/dialysis/choose?where=home&road=hard&trips=often&help=alone&work=busy&sight=poorly&hands=shaky&room=no&boxes=no&pets=no-door",
  );
  await page.emulateMedia({ media: "print" });
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  // Both lists keep their headings, and the address breaks only between answers.
  const home = page.getByRole("region", { name: "Перитонеальный диализ дома" });
  for (const title of ["Что говорит за него", "Что мешает или потребует помощи"])
    await expect(home.getByText(title)).toBeVisible();
  const source = page.locator("[data-choice] > p").last();
  const broken = await source.evaluate((line) =>
    [...line.childNodes].flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return node.textContent?.startsWith("&") && range.getClientRects().length > 1 ? [node.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  await expect(source).toContainText("&pets=no-door");
  await page.emulateMedia({ media: null });
});

look("on a wide screen the two kinds end at one height, and the questions fill two columns", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto(
    "/dialysis/choose?where=home&road=hard&trips=often&help=alone&work=busy&sight=poorly&hands=shaky&room=no&boxes=no&pets=no-door",
  );
  const [first, second] = await page
    .locator("[data-kind]")
    .evaluateAll((kinds) => kinds.map((kind) => Math.round(kind.getBoundingClientRect().bottom)));
  expect(first).toBe(second);
  // No hole in a card: what hinders follows what speaks for it.
  const between = await page.locator("[data-kind]").evaluateAll((kinds) =>
    kinds.map(({ children: [, pro, contra] }) => {
      const last = pro?.querySelector("li:last-child");
      return Math.round((contra?.getBoundingClientRect().top ?? 0) - (last?.getBoundingClientRect().bottom ?? 0));
    }),
  );
  for (const gap of between) expect(gap).toBeLessThanOrEqual(24);
  const asked = page.getByRole("region", { name: "Что спросить у врача" }).getByRole("listitem");
  const items = await asked.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  const columns = [...Map.groupBy(items, ({ x }) => Math.round(x)).values()];
  expect(columns).toHaveLength(2);
  // No hole: in each column an item follows the one above at the same distance.
  const gaps = columns.flatMap((column) => column.slice(1).map(({ y }, n) => Math.round(y - (column[n]?.bottom ?? 0))));
  expect([...new Set(gaps)]).toEqual([10]);
});

for (const [path, kind, pro, contra] of [
  ["/dialysis/choose", "Перитонеальный диализ дома", "Что говорит за него", "Что мешает или потребует помощи"],
  ["/en/dialysis/choose", "Peritoneal dialysis at home", "What speaks for it", "What stands in the way or needs help"],
] as const)
  look(`${path}: what needs help, room or storage that is not there does not speak for home`, async ({ page }) => {
    await page.goto(`${path}?help=nobody&sight=poorly&hands=shaky&room=no&boxes=no&pets=no-door`);
    const home = page.getByRole("region", { name: kind });
    await expect(home.getByRole("list", { name: pro })).toHaveCount(0);
    await expect(home.getByRole("list", { name: contra }).getByRole("listitem")).toHaveCount(6);
  });

for (const prefix of ["", "/en"])
  look(`a sheet without answers is refused in ordinary lines: ${prefix}/dialysis/choose`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/dialysis/choose?sheet=show`);
    const told = await page.getByRole("alert").locator("p").boundingBox();
    expect(told?.width).toBeGreaterThan(150);
    expect(told?.height).toBeLessThan(150);
  });
