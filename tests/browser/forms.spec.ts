import { axeFaults } from "./axe.ts";
import { alive, expect, test } from "./fixtures.ts";
import { awake } from "./form-posts.ts";
import { spoken } from "./spoken.ts";

for (const locale of ["ru", "en"])
  test(`the result has one rhythm: even gaps, and no line stands apart from the others, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${locale === "en" ? "/en" : ""}/forms/appointment`);
    await awake(page);
    const typed = { caller: "Анна", phone: "89161234567", email: "anna@mail.example", city: "Казань", content: locale };
    for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value);
    await page.locator("main [name=consent]").check();
    await page.locator("main .form-send button").click();
    const result = page.locator(".form-result");
    const call = result.locator("p:not(.urgent) > .tel");
    await expect(call).toBeVisible();
    for (const width of [360, 1300]) {
      await page.setViewportSize({ width, height: 800 });
      const { gaps, lines } = await result.evaluate((all) => {
        const boxes = Array.from(all.children, (child) => child.getBoundingClientRect());
        return {
          gaps: boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0))),
          lines: Array.from(all.querySelectorAll(":scope > p:not(.form-actions)"), (text) => {
            const line = Number.parseFloat(getComputedStyle(text).lineHeight);
            const count = text.getBoundingClientRect().height / line;
            return Math.abs(count - Math.round(count)) * line;
          }),
        };
      });
      expect([width, ...new Set(gaps)]).toEqual([width, 16]);
      expect(Math.max(...lines)).toBeLessThan(2);
      const size = await call.boundingBox();
      expect(size?.height).toBeGreaterThanOrEqual(44);
    }
  });

test("in the mode a button that cannot be pressed is dashed, and an error is no hint", async ({ page, origin }) => {
  const value = encodeURIComponent(JSON.stringify({ enabled: true, theme: "blue" }));
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.goto("/forms/appointment");
  await awake(page);
  await expect(page.locator("main form [type=submit]")).toHaveCSS("border-style", "dashed");
  await page.goto("/forms/question");
  await awake(page);
  await page.getByRole("button", { name: "Отправить вопрос" }).click();
  const fault = page.locator(".error-message").first();
  await expect(fault).toHaveCSS("font-weight", "600");
  await expect(page.locator(".input[aria-invalid=true]").first()).toHaveCSS("border-top-width", "6px");
});

test("in large letters the lines of a missing field's name stay apart", async ({ page, origin }) => {
  const value = encodeURIComponent(JSON.stringify({ enabled: true, fontSize: 26 }));
  await page.context().addCookies([{ name: "visually_impaired", value, url: origin }]);
  await page.goto("/forms/appointment");
  await awake(page);
  await page.getByLabel("Ваше имя").fill("Анна");
  const link = page.locator(".form-missing a").last();
  const apart = await link.evaluate((one) => {
    const { lineHeight, fontSize } = getComputedStyle(one);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(apart).toBeCloseTo(1.8);
});

test("an appointment by keyboard alone, in a dialog: the button waits for a complete form, the mask helps, the focus returns", async ({
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
  // As announced to a screen reader.
  await expect(dialog.getByRole("form")).toMatchAriaSnapshot(`
    - form "Отправить заявку":
      - textbox /Ваше имя/
      - textbox /Телефон/
      - checkbox /[Сс]оглас/
      - button "Отправить заявку" [disabled]
  `);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel("Ваше имя").focus();
  const heard: string[] = [];
  for (const text of ["Анна", "89161234567", "", "anna@mail.example", "", "после обеда", "Нужен диализ"]) {
    heard.push(await spoken(page));
    if (text) await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(dialog.getByLabel("Телефон")).toHaveValue("+7 (916)-123-45-67");
  await expect(send).toBeDisabled();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  heard.push(await spoken(page));
  expect(heard).toEqual([
    "textbox, Ваше имя",
    expect.stringMatching(/^textbox, Телефон, .*\+44/),
    // Who has no e-mail calls.
    "link, +7 (800) 000-00-00",
    expect.stringMatching(
      /^textbox, Электронная почта, На неё ответим, если не дозвонимся\. Если почты нет, позвоните/,
    ),
    "combobox, Город, где удобно лечиться, Казань",
    expect.stringMatching(/^textbox, Когда вам удобно позвонить \(необязательно\), ./),
    expect.stringMatching(/^textbox, Чем вам помочь, ./),
    expect.stringMatching(/^checkbox, Я даю согласие на обработку персональных данных \(/),
  ]);
  await page.keyboard.press("Space");
  expect(await spoken(page)).toMatch(/^checkbox, .*, checked$/);
  await expect(send).toBeEnabled();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  // The answer is held back until the busy button has been seen.
  let isSeen = () => {};
  const seen = new Promise<void>((resolve) => (isSeen = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await seen;
    await route.continue();
  });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Отправляем" })).toHaveAttribute("aria-busy", "true");
  isSeen();
  const { url } = { url: (await posted).url() };
  expect(new URL(url).search).toBe("");
  await expect(dialog.getByRole("heading", { name: "Заявка принята" })).toBeFocused();
  await expect(dialog.getByText("+7 (916) 123-45-67")).toBeVisible();
  await expect(dialog.getByText(/^\d{3}-\d{3}-\d{3}$/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Закрыть" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Ваше имя")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const [locale, path, left, names] of [
  [
    "ru",
    "/forms/appointment",
    "Осталось заполнить:",
    [
      "ваше имя",
      "телефон",
      "электронная почта",
      "город",
      "чем вам помочь",
      "согласие на обработку персональных данных",
    ],
  ],
  [
    "en",
    "/en/forms/appointment",
    "Still to fill in:",
    [
      "your name",
      "phone",
      "e-mail",
      "city where you would like to be treated",
      "how can we help",
      "consent to personal data processing",
    ],
  ],
] as const)
  test(`beside the disabled button the missing fields are named, as links to them, and announced in a pause: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await awake(page);
    const form = page.getByRole("main").getByRole("form");
    const missing = form.locator(".form-missing");
    const links = missing.getByRole("link");
    const send = form.locator("button[type=submit]");
    await expect(missing).toHaveText(/^(Кнопка заработает|The button works once)/);
    await expect(links).toHaveCount(0);
    await expect(send).toHaveAccessibleDescription(/^(Кнопка заработает|The button works once)/);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { edge, ground, words, around } = await send.evaluate((button) => {
        const { borderTopColor, backgroundColor, color } = getComputedStyle(button);
        const { backgroundColor: around } = getComputedStyle(document.body);
        return { edge: borderTopColor, ground: backgroundColor, words: color, around };
      });
      expect(contrast(edge, around)).toBeGreaterThanOrEqual(3);
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
    }
    await form.locator("[name=caller]").fill("А");
    await expect(missing).toContainText(left);
    const plain = async () => (await links.allInnerTexts()).map((text) => text.replaceAll("\u00a0", " "));
    expect(await plain()).toEqual(names.slice(1));
    await form.locator("[name=caller]").fill("");
    expect(await plain()).toEqual(names);
    expect(await axeFaults(page)).toEqual([]);
    const filled = ["caller", "phone", "content"] as const;
    for (const name of filled) await form.locator(`[name=${name}]`).fill(name === "phone" ? "+79161234567" : "Анна");
    expect(await plain()).toEqual([names[2], names[3], names[5]]);
    // Polite, and only after a pause.
    await expect(form.locator("output.sr")).toHaveText(`${left} ${names[2]}, ${names[3]}, ${names[5]}`);
    await links.nth(1).click();
    await expect(form.locator("[name=city]")).toBeFocused();
    await page.keyboard.type("Казань");
    await links.first().press("Enter");
    await expect(form.locator("[name=email]")).toBeFocused();
    await expect(form.locator("[name=email]")).toHaveAccessibleDescription(/(8\s|\+7\s)\(?\d{3}/);
    await page.keyboard.type("anna@mail.example");
    await links.first().click();
    await page.keyboard.press("Space");
    await expect(missing).toHaveCount(0);
    await expect(form.locator("button[type=submit]")).toBeEnabled();
    await expect(form.locator("output.sr")).toHaveText(/^(Всё заполнено|Everything is filled in)/);
  });

test("errors are at the fields and above the heading, take the focus and clear while typing", async ({ page }) => {
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
  await page.getByLabel("Ваше имя").fill("Анна");
  await page.getByLabel("Ваш вопрос").fill("Вопрос");
  await page.getByRole("checkbox").check();
  await expect(summary).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test("phones typed, pasted and autofilled give the same number; caret and deletion behave", async ({ page }) => {
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
  // Ten digits that begin like a country code.
  for (const [number, masked] of [
    ["7771234567", "+7 (777)-123-45-67"],
    ["8431234567", "+7 (843)-123-45-67"],
  ] as const) {
    await phone.fill("");
    await phone.pressSequentially(number);
    await phone.blur();
    await expect(phone, `left ${number}`).toHaveValue(masked);
  }
  // Calls abroad.
  for (const number of ["00442079460000", "810442079460000", "+442079460000", "8 (10) 44 20 7946 0000"]) {
    const enter = [(text: string) => phone.pressSequentially(text), paste, (text: string) => phone.fill(text)];
    for (const put of enter) {
      await phone.fill("");
      await put(number);
      await phone.blur();
      await expect(phone, number).toHaveValue("+442079460000");
    }
  }
  await phone.fill("");
  await phone.pressSequentially("8 10 7 916 123 45 67");
  await expect(phone).toHaveValue(whole);
  await phone.fill(whole);
  const caret = () => phone.evaluate((field) => (field as HTMLInputElement).selectionStart);
  const putCaret = (at: number) =>
    phone.evaluate((field, at) => (field as HTMLInputElement).setSelectionRange(at, at), at);

  // In the middle: the digit is deleted, the caret stays there, and a new digit replaces it.
  await putCaret(12);
  await page.keyboard.press("Backspace");
  await expect(phone).toHaveValue("+7 (916)-124-56-7");
  expect(await caret()).toBe(11);
  await page.keyboard.type("3");
  await expect(phone).toHaveValue(whole);
  expect(await caret()).toBe(13);
  // Across the characters that the mask inserts, in both directions.
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

test("a rejected phone says what is wrong with it, and a short foreign one suggests the e-mail", async ({ page }) => {
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

/** Of two opaque colours, as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
      const value = Number(text) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
