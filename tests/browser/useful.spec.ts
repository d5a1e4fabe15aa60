import { axeFaults } from "./axe.ts";
import { alive, expect, lookWithoutScripts, test } from "./fixtures.ts";

const ARTICLE = "/en/information/when-to-call";

test("an article is rated in place, and then asks for a comment", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(ARTICLE);
  await alive(page);
  const status = page.getByRole("main").locator("p[role=status]");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(status).toHaveText(/^Thank you for your answer\. We are sorry.*counted/);
  await expect(status).toBeFocused();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole("button", { name: "Yes", exact: true })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  // Sent empty, it shows an error at the field.
  const line = page.getByRole("textbox", { name: /What was missing/ });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(line).toBeFocused();
  await expect(line).toHaveAccessibleDescription(/The line is empty/);

  // A failure shows an error and keeps what was typed.
  await line.fill("A list of numbers");
  await page.context().setOffline(true);
  await line.press("Enter");
  await expect(status).toHaveText(/not sent: there is no connection/);
  await expect(line).toHaveValue("A list of numbers");
  await page.context().setOffline(false);
  await line.press("Enter");
  await expect(status).toHaveText(/Your line has gone to the editors/);
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(ARTICLE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("when the server fails, the question stays and says so", async ({ page }) => {
  await page.route("**/en/useful", (route) => route.fulfill({ status: 502, body: "<main></main>" }));
  await page.goto(ARTICLE);
  await alive(page);
  const yes = page.getByRole("button", { name: "Yes", exact: true });
  await yes.click();
  await expect(page.getByRole("status").filter({ hasText: "was not sent" })).toBeVisible();
  await expect(yes).toBeFocused();
});

lookWithoutScripts(
  "without scripts a vote leads to a page of its own, and an empty comment is an error",
  async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(page).toHaveURL("/en/useful?page=%2Finformation%2Fwhen-to-call&answer=yes");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("textbox", { name: /What helped most/ })).toHaveAccessibleDescription(
      /The line is empty/,
    );
  },
);
