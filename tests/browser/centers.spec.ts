import { axeFaults } from "./axe.ts";
import { expect, alive, test } from "./fixtures.ts";

for (const scripts of ["on", "off"] as const) {
  test.describe(`scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a visitor finds a center by its street and opens it", async ({ page }) => {
      await page.goto("/centers");
      if (scripts === "on") await alive(page);
      const main = page.getByRole("main");
      await main.getByRole("searchbox").fill("озерная");
      await main.getByRole("button", { name: "Найти центр" }).click();
      await expect(page).toHaveURL(/\?q=/);
      await expect(main.locator("[data-told]").filter({ hasText: "Найдено" })).toContainText("1");
      await expect(main.getByRole("searchbox")).toHaveValue("озерная");
      await main
        .getByRole("region", { name: "Санкт-Петербург" })
        .getByRole("link", { name: /Озёрной/ })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Озёрной");
      await expect(main.getByRole("link", { name: "Записаться в этот центр" })).toHaveAttribute(
        "href",
        "/forms/appointment?subject=dialysis&center=saint-petersburg-ozernaya",
      );
    });

    test("what is not ours is found among partners, and asked for", async ({ page }) => {
      await page.goto("/centers");
      if (scripts === "on") await alive(page);
      const main = page.getByRole("main");
      await main.getByRole("searchbox").fill("самара");
      await main.getByRole("searchbox").press("Enter");
      await expect(main.getByRole("heading", { level: 2, name: /самара/ })).toBeVisible();
      await main.getByRole("link", { name: /партнёрских/ }).click();
      await main.getByRole("region", { name: "С", exact: true }).getByRole("link", { name: "Самара" }).click();
      // A modal, or the place on the page that tells the same.
      const city = scripts === "on" ? page.getByRole("dialog") : main.getByRole("region", { name: /Самара/ });
      await expect(city).toBeInViewport();
      await expect(city.getByRole("link", { name: /диализ/ })).toHaveAttribute("href", /\/forms\/appointment\?.*city=/);
      // The first tab has no parameter of its own, and the city belongs to the tab that was left.
      if (scripts === "on") await page.keyboard.press("Escape");
      await main.getByRole("link", { name: "Наши центры" }).click();
      await expect(page).toHaveURL(scripts === "on" ? /\/centers\?q=[^&]*$/ : "/centers");
    });
  });
}

for (const path of [
  "/centers?tab=partners&city=samara",
  "/centers?tab=partners&city=atlantis",
  "/centers?q=atlantis",
  "/en/centers?q=moscow",
  "/centers/yalta",
  "/centers/moscow-yasnaya",
]) {
  test(`${path} has no accessibility fault and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await alive(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("links and buttons of a center are large enough for an unsure hand", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ["/centers", "/centers/kazan-rodnikovaya", "/contacts", "/dialysis/regions"]) {
    await page.goto(path);
    const small = await page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>("a, button, input:not([type=hidden], [tabindex='-1'])")]
        // A link inside a sentence is as high as its line.
        .filter((control) => !control.closest(".prose") && control.offsetParent)
        // A box is ticked by all of its label.
        .filter((control) => (control.closest("label") ?? control).getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect([path, small]).toEqual([path, []]);
  }
});
