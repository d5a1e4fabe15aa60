import { axeFaults } from "./axe.ts";
import { alive, expect, test } from "./fixtures.ts";
import { answerPosts, awake, broken, listen } from "./form-posts.ts";

test("when the server fails: the status is shown, retrying keeps everything, the draft is offered, then it is sent", async ({
  page,
}) => {
  await page.goto("/forms/question");
  await awake(page);
  const told = await listen(page);
  const message = page.getByLabel("Ваш вопрос");
  const send = page.getByRole("button", { name: "Отправить вопрос" });
  const fill = async () => {
    await page.getByLabel("Ваше имя").fill("Анна");
    await page.getByLabel("Электронная почта").fill("anna@mail.example");
    await message.fill("Можно ли прийти в гости?");
    await page.getByRole("checkbox").check();
  };
  const kept = () => page.evaluate(() => sessionStorage.getItem("draft:question"));
  expect(await kept()).toBeNull();
  await fill();
  expect(await kept()).toContain("в гости");

  await page.context().setOffline(true);
  await send.click();
  await expect(page.locator(".form-told")).toContainText("Нет связи");
  await expect(message).toHaveValue("Можно ли прийти в гости?");
  await page.context().setOffline(false);
  await expect(page.locator(".form-told")).toHaveCount(0);

  await answerPosts(page, /\/forms\/question$/, broken);
  await send.click();
  await expect(page.getByRole("heading", { level: 1, name: "Не удалось отправить вопрос" })).toBeFocused();
  await expect(page.locator("[data-status='503']").getByRole("link", { name: "+7 (800) 000-00-00" })).toBeVisible();
  expect(await told()).toEqual(["error 503"]);
  expect(await axeFaults(page)).toEqual([]);
  expect(await kept()).toContain("в гости");
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(message).toHaveValue("Можно ли прийти в гости?");

  await page.reload();
  await awake(page);
  await expect(message).toHaveValue("");
  await expect(page.getByText(/Файлы и\sотметки согласия/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  // Errors come first, and the offer waits.
  await send.click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.getByText(/Файлы и\sотметки согласия/)).toHaveCount(0);
  await page.reload();
  await awake(page);
  await page.getByRole("button", { name: "Продолжить написанное" }).click();
  await expect(message).toHaveValue("Можно ли прийти в гости?");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").check();

  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole("heading", { name: "Вопрос принят" })).toBeFocused();
  expect(await kept()).toBeNull();
  await page.getByRole("button", { name: "Заполнить ещё раз" }).click();
  await expect(message).toHaveValue("");
});

test("the callback form in a page resets five seconds after its answer; a failed one offers the draft", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contacts");
  await alive(page);
  const island = page.locator("[data-island=form]");
  const name = island.getByLabel("Ваше имя");
  const fill = async () => {
    await name.fill("Анна");
    await awake(page);
    await island.getByLabel("Телефон").fill("89161234567");
    await island.getByLabel("Электронная почта").fill("anna@mail.example");
    await island.getByRole("checkbox").check();
  };
  await fill();
  // From here on the clock only moves when the test moves it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const told = await listen(page);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await island.getByRole("button", { name: "Жду звонка" }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("key")).toMatch(/^[\w-]{36}$/);
  await expect(island.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeFocused();
  const reference = await island.getByText(/^\d{3}-\d{3}-\d{3}$/).textContent();
  await page.clock.runFor(4900);
  await expect(island.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeVisible();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.clock.runFor(200);
  await expect(name).toHaveValue("");
  await expect(island.getByRole("heading").first()).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await expect(island.getByText(`его номер ${reference}`)).toBeVisible();

  await answerPosts(page, /\/forms\/callback$/, broken);
  await fill();
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await expect(island.getByRole("heading", { name: "Не удалось" })).toBeFocused();
  await island.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(name).toHaveValue("");
  await island.getByRole("button", { name: "Продолжить написанное" }).click();
  await expect(name).toHaveValue("Анна");
  expect(await told()).toEqual(["sent", "error 503"]);
  await expect(page).toHaveURL("/contacts");
});

test("a closed appointment form fires its close event and resets after 250 ms", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await page.getByRole("contentinfo").waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Отказаться" }).click();
  await page.locator('aside a[data-modal="dialysis"]').click();
  const dialog = page.getByRole("dialog");
  await awake(dialog);
  await answerPosts(page, /\/forms\/appointment$/, broken);
  const fields = { "Ваше имя": "Анна", Телефон: "89161234567", Электронная: "a@mail.example", Город: "Уфа" };
  for (const [label, text] of Object.entries({ ...fields, "Чем вам": "Диализ" }))
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Отправить заявку" }).click();
  await expect(dialog.getByRole("heading", { name: "Не удалось отправить заявку" })).toBeFocused();
  const told = await listen(page);
  // Kept open, to see what the form itself does.
  await page.evaluate(() =>
    document.querySelector("[data-island=form]")?.addEventListener("close", (event) => {
      document.dispatchEvent(new CustomEvent("close"));
      event.stopPropagation();
    }),
  );
  await dialog.getByRole("button", { name: "Закрыть" }).last().click();
  expect(await told()).toEqual(["close"]);
  await expect(dialog.getByLabel("Ваше имя")).toHaveValue("");
  await expect(dialog.getByRole("button", { name: "Продолжить написанное" })).toBeVisible();
});

test("an accidental close loses nothing: the close event fires once, and the reopened form offers what was typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/vacancies/administrator-yalta");
  await alive(page);
  await page.getByRole("button", { name: "Отказаться" }).click();
  const told = await listen(page);
  const dialog = page.getByRole("dialog");
  const open = async () => {
    await page.getByRole("main").locator('a[data-modal="vacancy"]').first().click();
    await awake(dialog);
  };
  const offer = dialog.getByRole("button", { name: "Продолжить написанное" });
  const ways: [string, () => Promise<void>][] = [
    ["Escape", () => page.keyboard.press("Escape")],
    ["backdrop", () => page.mouse.click(5, 5)],
    ["cross", () => dialog.getByRole("button", { name: "Закрыть" }).first().click()],
  ];
  await open();
  await expect(offer).toHaveCount(0);
  await dialog.getByRole("checkbox").check();
  for (const [n, [way, close]] of ways.entries()) {
    await dialog.getByLabel("Ваше имя").fill(`Анна ${way}`);
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await told()).toEqual(Array(n + 1).fill("close"));
    await open();
    await expect(dialog.getByRole("checkbox")).not.toBeChecked();
    await expect(dialog.getByLabel("Ваше имя")).toHaveValue("");
    // What is typed before the offer is answered does not overwrite it.
    await dialog.getByLabel("Опыт").fill("Пять лет");
    await offer.click();
    await expect(dialog.getByLabel("Ваше имя")).toHaveValue(`Анна ${way}`);
    await expect(offer).toHaveCount(0);
  }
  expect(await page.evaluate(() => sessionStorage.getItem("draft:vacancy"))).not.toMatch(/consent|resume|version/);
  await page.keyboard.press("Escape");
  // The draft belongs to this tab and survives an ordinary navigation.
  await page.evaluate(() => location.assign("/forms/vacancy"));
  await awake(page);
  await page.getByRole("button", { name: "Начать заново" }).click();
  await expect(page.getByLabel("Ваше имя")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("draft:vacancy"))).toBeNull();
});
