import type { Locator, Page, Route } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { alive, expect, test } from "./fixtures.ts";
import { spoken } from "./spoken.ts";

const awake = (root: Page | Locator) => root.locator("[data-island=form] [data-awake]").waitFor({ state: "attached" });

/** The next sendings of a form are answered so; a page that is only read comes as ever. */
async function answerPosts(page: Page, path: RegExp, answer: (route: Route) => Promise<void>) {
  await page.route(path, (route) => (route.request().method() === "POST" ? answer(route) : route.continue()));
}
const broken = (route: Route) => route.fulfill({ status: 503, json: { status: 503, message: "no" } });

/** What the form tells those around it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ["sent", "error", "close"])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent)
          told.push(`${name} ${(event.detail as { status?: number })?.status ?? ""}`.trim());
      });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test("an appointment by keyboard alone, in a dialog: the button waits, the mask helps, the focus comes back", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/centers/kazan-rodnikovaya");
  await alive(page);
  await page.getByRole("button", { name: "Принять" }).click();
  const link = page.getByRole("main").locator('a[data-modal="dialysis"]').first();
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Записаться на диализ" });
  await awake(dialog);
  const send = dialog.getByRole("button", { name: "Отправить заявку" });
  await expect(send).toBeDisabled();
  await expect(dialog.getByText("Казань, центр на Родниковой улице")).toBeVisible();
  await expect(dialog.getByLabel("Город")).toHaveValue("Казань");
  // As a screen reader tells it.
  await expect(dialog.getByRole("form")).toMatchAriaSnapshot(`
    - form "Отправить заявку":
      - textbox /Как к вам обращаться/
      - textbox /Телефон/
      - checkbox /[Сс]оглас/
      - button "Отправить заявку" [disabled]
  `);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel("Как к вам обращаться").focus();
  const heard: string[] = [];
  for (const text of ["Анна", "89161234567", "anna@mail.example", "", "после обеда", "Нужен диализ"]) {
    heard.push(await spoken(page));
    if (text) await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(dialog.getByLabel("Телефон")).toHaveValue("+7 (916)-123-45-67");
  await expect(send).toBeDisabled();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  heard.push(await spoken(page));
  expect(heard).toEqual([
    "textbox, Как к вам обращаться",
    expect.stringMatching(/^textbox, Телефон, .*\+44/),
    "textbox, Электронная почта",
    "combobox, Город, где удобно лечиться, Казань",
    expect.stringMatching(/^textbox, Когда вам удобно позвонить \(необязательно\), ./),
    expect.stringMatching(/^textbox, Чем вам помочь, ./),
    expect.stringMatching(/^checkbox, Я даю согласие на обработку персональных данных \(/),
  ]);
  await page.keyboard.press("Space");
  expect(await spoken(page)).toMatch(/^checkbox, .*, checked$/);
  await expect(send).toBeEnabled();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Отправляем" })).toHaveAttribute("aria-busy", "true", {
    timeout: 100,
  });
  const { url } = { url: (await posted).url() };
  expect(new URL(url).search).toBe("");
  await expect(dialog.getByRole("heading", { name: "Заявка принята" })).toBeFocused();
  await expect(dialog.getByText("+7 (916) 123-45-67")).toBeVisible();
  await expect(dialog.getByText(/^R-/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Закрыть" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Как к вам обращаться")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("errors stand at the fields and above the heading, take the focus and go as one types", async ({ page }) => {
  await page.goto("/forms/question");
  await awake(page);
  const title = await page.title();
  await page.getByRole("button", { name: "Отправить вопрос" }).click();
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  expect(await page.title()).toBe(`Ошибка: ${title}`);
  await expect(summary.getByRole("link")).toHaveCount(4);
  expect(await axeFaults(page)).toEqual([]);
  await summary.getByRole("link", { name: "Оставьте телефон или почту" }).press("Enter");
  const phone = page.getByLabel("Телефон");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("placeholder", "+_ (___) ___-__-__");
  expect(await spoken(page)).toMatch(/^textbox, Телефон, invalid, .*достаточно одного.* Оставьте телефон/);
  await page.keyboard.type("9");
  await expect(page.locator(".error-message")).toHaveCount(3);
  await expect(summary.getByRole("link")).toHaveCount(3);
  await page.getByLabel("Как к вам").fill("Анна");
  await page.getByLabel("Ваш вопрос").fill("Вопрос");
  await page.getByRole("checkbox").check();
  await expect(summary).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test("a server that fails: the status is told, retry keeps all, the draft is offered, then it goes", async ({
  page,
}) => {
  await page.goto("/forms/question");
  await awake(page);
  const told = await listen(page);
  const message = page.getByLabel("Ваш вопрос");
  const send = page.getByRole("button", { name: "Отправить вопрос" });
  const fill = async () => {
    await page.getByLabel("Как к вам").fill("Анна");
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
  await page.getByRole("button", { name: "Продолжить написанное" }).click();
  await expect(message).toHaveValue("Можно ли прийти в гости?");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").check();

  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole("heading", { name: "Вопрос принят" })).toBeFocused();
  expect(await kept()).toBeNull();
  await page.getByRole("button", { name: "Отправить ещё одно" }).click();
  await expect(message).toHaveValue("");
});

test("phones typed, pasted and filled in are the same number; caret and deletion behave", async ({ page }) => {
  await page.goto("/forms/callback");
  await awake(page);
  const phone = page.getByLabel("Телефон");
  const paste = (text: string) =>
    phone.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      if (field.dispatchEvent(event)) document.execCommand("insertText", false, text);
    }, text);
  const whole = "+7 (916)-123-45-67";
  for (const number of ["89161234567", "79161234567", "+79161234567", "9161234567", "8 (916) 123-45-67"]) {
    await phone.fill("");
    await phone.pressSequentially(number);
    await expect(phone, `typed ${number}`).toHaveValue(whole);
    await phone.fill("");
    await paste(number);
    await expect(phone, `pasted ${number}`).toHaveValue(whole);
    await phone.fill("");
    await phone.pressSequentially("+7");
    await paste(number);
    await expect(phone, `pasted after +7 ${number}`).toHaveValue(whole);
    await phone.fill(number);
    await expect(phone, `filled ${number}`).toHaveValue(whole);
  }
  const caret = () => phone.evaluate((field) => (field as HTMLInputElement).selectionStart);
  const putCaret = (at: number) =>
    phone.evaluate((field, at) => (field as HTMLInputElement).setSelectionRange(at, at), at);

  // In the middle: the digit goes, the caret stays there, and a new one takes its place.
  await putCaret(12);
  await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("+7 (916)-124-56-7");
  expect(await caret()).toBe(11);
  await page.keyboard.type("3");
  await expect(phone).toHaveValue(whole);
  expect(await caret()).toBe(13);
  // Over what the mask puts in between, both ways.
  await putCaret(9);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("+7 (911)-234-56-7");
  await putCaret(7);
  await page.keyboard.press("Delete");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Delete");
  await expect(phone).toHaveValue("+7 (911)-456-7");
  await phone.press("End");
  for (let press = 0; press < 16; press++) await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("");
  await page.keyboard.type("9");
  await expect(phone).toHaveValue("+7 (9");

  await phone.fill("");
  await phone.pressSequentially("+375 29 123 45 67");
  await expect(phone).toHaveValue("+375291234567");
});

test("a resume shows its way, may fail and be removed, and one that is lost is named with the result", async ({
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
  await list.getByRole("button", { name: "Убрать резюме.txt" }).click();
  await expect(list).toHaveCount(0);
  await input.setInputFiles(file("cv.exe", "MZ"));
  await expect(list).toContainText("Такой файл мы не откроем");
  await page.unrouteAll();
  await page.route(/\/forms\/vacancy\/files$/, (route) => route.abort());
  await input.setInputFiles(file("второе.txt"));
  await expect(list).toContainText("Не загрузился");
  await page.getByLabel("Как к вам").fill("Анна");
  await page.getByLabel("Телефон").fill("89161234567");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Отправить отклик" }).click();
  await expect(page.getByRole("heading", { name: "Отклик принят" })).toBeFocused();
  await expect(page.locator(".form-lost")).toContainText("второе.txt");
});

test("in a page the callback form rests five seconds after its answer; a failed one offers the draft", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/contacts");
  await alive(page);
  const island = page.locator("[data-island=form]");
  const name = island.getByLabel("Как к вам");
  const fill = async () => {
    await name.fill("Анна");
    await awake(page);
    await island.getByLabel("Телефон").fill("89161234567");
    await island.getByLabel("Электронная почта").fill("anna@mail.example");
    await island.getByRole("checkbox").check();
  };
  await fill();
  // From here on time stands still unless it is told to go.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const told = await listen(page);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await island.getByRole("button", { name: "Жду звонка" }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("key")).toMatch(/^[\w-]{36}$/);
  await expect(island.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeFocused();
  const reference = await island.getByText(/^R-/).textContent();
  await page.clock.runFor(4900);
  await expect(island.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(name).toHaveValue("");
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

test("an appointment that is closed is as at first after 250 ms, and says that it closes", async ({ page }) => {
  await page.goto("/about");
  await alive(page);
  await page.getByRole("contentinfo").waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Отказаться" }).click();
  await page.locator('aside a[data-modal="dialysis"]').click();
  const dialog = page.getByRole("dialog");
  await awake(dialog);
  await answerPosts(page, /\/forms\/appointment$/, broken);
  const fields = { "Как к вам": "Анна", Телефон: "89161234567", Электронная: "a@mail.example", Город: "Уфа" };
  for (const [label, text] of Object.entries({ ...fields, "Чем вам": "Диализ" }))
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Отправить заявку" }).click();
  await expect(dialog.getByRole("heading", { name: "Не удалось отправить заявку" })).toBeFocused();
  const told = await listen(page);
  // Held open, to see what the form itself does.
  await page.evaluate(() =>
    document.querySelector("[data-island=form]")?.addEventListener("close", (event) => {
      document.dispatchEvent(new CustomEvent("close"));
      event.stopPropagation();
    }),
  );
  await dialog.getByRole("button", { name: "Закрыть" }).last().click();
  expect(await told()).toEqual(["close"]);
  await expect(dialog.getByLabel("Как к вам")).toHaveValue("");
  await expect(dialog.getByRole("button", { name: "Продолжить написанное" })).toBeVisible();
});

test("a stray press loses nothing: however it is closed it tells so once, and the reopened form offers what was typed", async ({
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
    await dialog.getByLabel("Как к вам").fill(`Анна ${way}`);
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await told()).toEqual(Array(n + 1).fill("close"));
    await open();
    await expect(dialog.getByRole("checkbox")).not.toBeChecked();
    await expect(dialog.getByLabel("Как к вам")).toHaveValue("");
    // What is typed before the offer is answered does not write over it.
    await dialog.getByLabel("Опыт").fill("Пять лет");
    await offer.click();
    await expect(dialog.getByLabel("Как к вам")).toHaveValue(`Анна ${way}`);
    await expect(offer).toHaveCount(0);
  }
  expect(await page.evaluate(() => sessionStorage.getItem("draft:vacancy"))).not.toMatch(/consent|resume|version/);
  await page.keyboard.press("Escape");
  // The draft belongs to this tab and stays through an ordinary leave.
  await page.evaluate(() => location.assign("/forms/vacancy"));
  await awake(page);
  await page.getByRole("button", { name: "Начать заново" }).click();
  await expect(page.getByLabel("Как к вам")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("draft:vacancy"))).toBeNull();
});

test("a press on send before the form is alive is not lost, and does not leave the page", async ({ page }) => {
  let release = () => {};
  const heldBack = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/(react|form)-.*\.js/, async (route) => {
    await heldBack;
    await route.continue();
  });
  await page.goto("/contacts");
  await alive(page);
  const island = page.locator("[data-island=form]");
  await island.getByLabel("Как к вам").fill("Анна");
  await island.getByLabel("Телефон").fill("89161234567");
  await island.getByLabel("Электронная почта").fill("anna@mail.example");
  await island.getByRole("checkbox").check();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.resourceType()));
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await expect(page.locator("progress.progress")).toBeAttached();
  expect(posts).toEqual([]);
  release();
  await expect(island.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeFocused();
  await expect(page).toHaveURL("/contacts");
  expect(posts).toEqual(["fetch"]);
});

test("without the form's code the held press goes by a plain load, and what was typed is not offered again", async ({
  page,
}) => {
  await page.route(/assets\/form-.*\.js/, (route) => route.abort());
  await page.goto("/contacts");
  await alive(page);
  const island = page.locator("[data-island=form]");
  // The touch that finds the code missing has the page loaded anew, once; the draft outlives it.
  const reloaded = page.waitForEvent("load");
  await island.getByLabel("Как к вам").fill("Анна");
  await reloaded;
  await alive(page);
  expect(await page.evaluate(() => sessionStorage.getItem("draft:callback"))).toContain("Анна");
  await island.getByLabel("Как к вам").fill("Анна");
  await island.getByLabel("Телефон").fill("89161234567");
  await island.getByLabel("Электронная почта").fill("anna@mail.example");
  await island.getByRole("checkbox").check();
  await island.getByRole("button", { name: "Жду звонка" }).click();
  await expect(page.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeVisible();
  await expect(page).toHaveURL("/forms/callback");
  expect(await page.evaluate(() => sessionStorage.getItem("draft:callback"))).toBeNull();
});

test("a modal whose code does not load comes with the page loaded anew, once", async ({ page }) => {
  let failures = 1;
  await page.route(/assets\/dialogs-/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await page.goto("/about");
  await alive(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Отказаться" }).click();
  const link = page.locator('aside a[data-modal="dialysis"]');
  const reloaded = page.waitForEvent("load");
  await link.click();
  await reloaded;
  await expect(page.getByRole("dialog", { name: "Записаться на диализ" })).toBeVisible();
  await expect(page).toHaveURL("/about");
  // A second time within a minute the link leads to its page.
  await page.reload();
  failures = 1;
  await alive(page);
  await link.click();
  await expect(page).toHaveURL(/\/forms\/appointment\?subject=dialysis/);
});

test("the callback form takes several files where it is asked to", async ({ page }) => {
  await page.goto("/forms/callback");
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await page.goto("/forms/callback?attach=on");
  await awake(page);
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`Выписка ${name}`) });
  await page.getByLabel("Файлы (").setInputFiles([file("первый.txt"), file("второй.txt")]);
  await expect(page.locator(".form-file").filter({ hasText: "Загружен" })).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel("Как к вам").fill("Анна");
  await page.getByLabel("Телефон").fill("89161234567");
  await page.getByLabel("Электронная почта").fill("anna@mail.example");
  await page.getByRole("checkbox").check();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Жду звонка" }).click();
  expect(new URLSearchParams((await posted).postData() ?? "").getAll("file-id")).toHaveLength(2);
  await expect(page.getByRole("heading", { name: "Спасибо, мы перезвоним" })).toBeFocused();
});

test("a phone that is refused says what is wrong with it, and another country's short one offers the e-mail", async ({
  page,
}) => {
  await page.goto("/en/forms/callback");
  await awake(page);
  const phone = page.getByLabel("Phone");
  await expect(page.getByText("+44 20 7946 0000")).toBeVisible();
  await phone.fill("+7 916 123-45");
  await page.getByRole("button", { name: "Call me" }).click();
  await expect(page.locator("#form-phone-error")).toHaveText("Check your phone number");
  await expect(page.locator("#form-phone-note")).toHaveText("2 digits are missing");
  await phone.fill("+372 512 3456");
  await page.getByRole("button", { name: "Call me" }).click();
  await expect(page.locator("#form-phone-note")).toContainText("11 characters");
  await expect(page.locator("#form-phone-note").getByRole("link")).toHaveAttribute("href", /^mailto:.+@/);
  expect(await spoken(page)).not.toBe("");
  expect(await axeFaults(page)).toEqual([]);
});
