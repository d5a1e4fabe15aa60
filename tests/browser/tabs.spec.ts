import { expect, alive, look, lookWithoutScripts } from "./fixtures.ts";

look("the leaders' tabs follow the hash, and the address can be shared", async ({ page, complaints }) => {
  await page.goto("/about#speech-latypov");
  await alive(page);
  const [first, second] = [page.locator("#speech-voloshina"), page.locator("#speech-latypov")];
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  const tabs = page.getByRole("navigation", { name: "Слово руководителей" });
  await tabs.getByRole("link", { name: /Волошина/ }).click();
  await expect(page).toHaveURL("/about#speech-voloshina");
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await page.goBack();
  await expect(second).toBeVisible();
  expect(complaints).toEqual([]);
});

lookWithoutScripts("without scripts all leaders are shown one below the other", async ({ page }) => {
  await page.goto("/about");
  for (const alias of ["voloshina", "latypov", "sorokina"])
    await expect(page.locator(`#speech-${alias}`)).toBeVisible();
});

look("a theme is chosen from the select, and the first one has the plain address", async ({ page, complaints }) => {
  await page.goto("/information/fistula");
  await alive(page);
  const select = page.getByRole("combobox", { name: "О чём рассказать" });
  const themes = await select.getByRole("option").allTextContents();
  await select.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/information\/fistula\?tab=fistula-[a-z-]+$/);
  await expect(select.locator("option:checked")).toHaveText(themes[1] ?? "");
  await select.selectOption({ index: 0 });
  await expect(page).toHaveURL("/information/fistula");
  expect(complaints).toEqual([]);
});
