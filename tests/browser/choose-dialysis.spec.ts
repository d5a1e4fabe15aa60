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
  await expect(main.getByRole("region", { name: "Гемодиализ в центре" }).getByRole("listitem")).toHaveCount(2);
  await expect(main.getByRole("region", { name: "Перитонеальный диализ дома" }).getByRole("listitem")).toHaveCount(1);
  await expect(main.getByRole("radio", { name: "Далеко или трудно" })).toBeChecked();
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
  await page.emulateMedia({ media: null });
});
