import { moscowDay } from "#contract/moscow-day.ts";
import { axeFaults } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { awake } from "./form-posts.ts";

const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`Лист ${name}`) });

test("the health information checkbox appears with the first record and disappears with the last", async ({ page }) => {
  await page.goto("/forms/appointment?subject=travel");
  await awake(page);
  const health = page.getByRole("checkbox", { name: "сведений о здоровье" });
  const send = page.getByRole("button", { name: "Отправить заявку" });
  await expect(health).toHaveCount(0);
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Телефон").fill("+442079460000");
  await page.getByLabel("Электронная почта").fill("anna@mail.example");
  await page.getByLabel("Город, куда").fill("Казань");
  await page.getByLabel("Сколько процедур").fill("6");
  await page.getByLabel("На каком языке").selectOption({ label: "По-английски" });
  await page.getByLabel("Чем вам помочь").fill("Еду в июле");
  await page.getByRole("checkbox", { name: "персональных данных" }).check();
  await expect(send).toBeEnabled();

  const input = page.getByLabel("Медицинские документы");
  await input.setInputFiles([file("первый.txt"), file("второй.txt")]);
  await expect(page.locator(".form-file").filter({ hasText: "Загружен" })).toHaveCount(2);
  await expect(health).not.toBeChecked();
  await expect(send).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  for (const name of ["первый.txt", "второй.txt"])
    await page.getByRole("button", { name: `Убрать файл ${name}` }).click();
  await expect(health).toHaveCount(0);
  await expect(send).toBeEnabled();

  await input.setInputFiles(file("третий.txt"));
  await health.check();
  await expect(send).toBeEnabled();
  await expect(page.locator(".form-file")).toContainText("Загружен");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await send.click();
  const body = new URLSearchParams((await posted).postData() ?? "");
  expect([body.get("health"), body.getAll("file-id").length, body.get("sessions"), body.get("language")]).toEqual([
    "on",
    1,
    "6",
    "en",
  ]);
  await expect(page.getByRole("heading", { name: "Заявка принята" })).toBeFocused();
});

test("with scripts, too, a trip must be possible by the server's clock, and nothing typed is lost", async ({
  page,
}) => {
  await page.clock.setFixedTime("2050-06-30T21:30:00Z");
  await page.goto("/forms/appointment?subject=travel");
  await awake(page);
  const shown = Number(await page.locator("input[name=at]").getAttribute("value"));
  const inDays = (days: number) => moscowDay(shown + days * 24 * 60 * 60 * 1000);
  for (const name of ["День приезда", "День отъезда"])
    await expect(page.getByLabel(name)).toHaveAttribute("min", inDays(0));
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Телефон").fill("+442079460000");
  await page.getByLabel("Электронная почта").fill("anna@mail.example");
  await page.getByLabel("Город, куда").fill("Казань");
  await page.getByLabel("День приезда").fill(inDays(-1));
  await page.getByLabel("День отъезда").fill(inDays(-2));
  await page.getByLabel("Сколько процедур").fill("шесть");
  await page.getByLabel("Чем вам помочь").fill("Еду в июле");
  await page.getByRole("checkbox", { name: "персональных данных" }).check();
  await page.getByRole("button", { name: "Отправить заявку" }).click();
  await expect(page.locator("#form-arrival-error")).toHaveText("Этот день уже прошёл, выберите другой");
  await expect(page.locator("#form-departure-error")).toHaveText("Отъезд раньше приезда, исправьте одну из дат");
  await expect(page.locator("#form-sessions-error")).toHaveText("Напишите целое число от 1 до 100");
  await expect(page.getByLabel("Сколько процедур")).toHaveValue("шесть");
  await page.getByLabel("День отъезда").fill(inDays(14));
  await page.getByLabel("День приезда").fill(inDays(0));
  await page.getByLabel("Сколько процедур").fill("6");
  await expect(page.locator(".error-message")).toHaveCount(0);
  await page.getByRole("button", { name: "Отправить заявку" }).click();
  await expect(page.getByRole("heading", { name: "Заявка принята" })).toBeFocused();
});
