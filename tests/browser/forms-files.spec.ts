import { axeFaults } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { awake } from "./form-posts.ts";

test("a resume shows its progress, may fail and be removed, and a lost one is named in the result", async ({
  page,
}) => {
  await page.goto("/forms/vacancy?vacancy=administrator-yalta");
  await awake(page);
  const input = page.getByLabel("Резюме");
  const list = page.locator(".form-file");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/forms\/vacancy\/files$/, async (route) => {
    await held;
    await route.continue();
  });
  const file = (name: string, text = "Опыт: пять лет") => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await input.setInputFiles(file("резюме.txt"));
  await expect(list.getByRole("progressbar", { name: "Загружаем резюме.txt" })).toBeVisible();
  release();
  await expect(list).toContainText("Загружен");
  await expect(list.getByRole("progressbar")).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await list.getByRole("button", { name: "Убрать файл резюме.txt" }).click();
  await expect(list).toHaveCount(0);
  await input.setInputFiles(file("cv.exe", "MZ"));
  await expect(list).toContainText("Такой файл мы не откроем");
  await page.unrouteAll();
  await page.route(/\/forms\/vacancy\/files$/, (route) => route.abort());
  await input.setInputFiles(file("второе.txt"));
  await expect(list).toContainText("Не загрузился");
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Телефон").fill("89161234567");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Отправить отклик" }).click();
  await expect(page.getByRole("heading", { name: "Отклик принят" })).toBeFocused();
  await expect(page.locator(".form-lost")).toContainText("второе.txt");
  await expect(page.locator(".form-lost").getByRole("link", { name: "staff@renaria.example" })).toBeVisible();
});

test("the callback form accepts several files where configured", async ({ page }) => {
  await page.goto("/forms/callback");
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await page.goto("/forms/callback?attach=on");
  await awake(page);
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`Выписка ${name}`) });
  await page.getByLabel("Файлы (").setInputFiles([file("первый.txt"), file("второй.txt")]);
  await expect(page.locator(".form-file").filter({ hasText: "Загружен" })).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Телефон").fill("89161234567");
  await page.getByLabel("Электронная почта").fill("anna@mail.example");
  await page.getByRole("checkbox").check();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Жду звонка" }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").getAll("file-id")).toHaveLength(2);
  await expect(page.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeFocused();
});

test("a refused file is replaced or removed before the form is sent, and the summary names it", async ({ page }) => {
  await page.goto("/forms/vacancy");
  await awake(page);
  const input = page.getByLabel("Резюме");
  const send = page.getByRole("button", { name: "Отправить отклик" });
  const fault = page.locator(".error-summary").getByRole("link", { name: /^cv\.(exe|pdf): / });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "text/plain", buffer });
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Телефон").fill("89161234567");
  await page.getByRole("checkbox").check();

  await input.setInputFiles(file("cv.exe", Buffer.from("MZ")));
  await send.click();
  await expect(fault).toContainText("Такой файл мы не откроем");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.getByText("Такой файл мы не откроем")).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Убрать файл cv.exe" }).click();
  await expect(fault).toHaveCount(0);

  // Only the server sees what it really is; the button is pressed while it looks.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/forms\/vacancy\/files$/, async (route) => {
    await held;
    await route.continue();
  });
  await input.setInputFiles(file("cv.pdf", Buffer.from("MZ\0\0")));
  await send.click();
  await expect(page.getByRole("button", { name: "Отправляем" })).toBeVisible();
  release();
  await expect(fault).toContainText("Такой файл мы не откроем");
  await expect(page.getByLabel("Ваше имя")).toHaveValue("Анна");

  await input.setInputFiles(file("резюме.txt", Buffer.from("Опыт: пять лет")));
  await expect(fault).toHaveCount(0);
  await send.click();
  await expect(page.getByRole("heading", { name: "Отклик принят" })).toBeFocused();
  await expect(page.locator(".form-lost")).toHaveCount(0);
});
