import { expect, test } from "vitest";
import { check } from "#contract/forms/check.ts";
import type { Form } from "#contract/forms/form.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { type Locale, locales } from "#contract/locale.ts";
import { attribute, text } from "../../../tests/support/read-html.ts";
import { renderPart } from "../../../tests/support/render.tsx";
import { type FormProps, NOTHING_SENT } from "./form-data.ts";
import { FormWordsProvider } from "./form-language.ts";
import { notesOn } from "./notes-on.ts";
import { phoneNote } from "./phone-note.ts";
import { TypedField } from "./typed-field.tsx";
import { formWords } from "./forms-words.ts";
import { contactWords } from "./words/contact-words.server.ts";

/** A form whose field has neither its own label nor its own message. */
const fixture = {
  type: "default",
  fields: [{ name: "unheard-of", kind: "line", to: { entry: "Experience" }, isRequired: true }],
  consents: [],
} as const satisfies Form;

const dated = {
  type: "default",
  fields: [{ name: "arrival", kind: "date", to: { detail: "Arrival" } }],
  consents: [],
} as const satisfies Form;

test.each([
  ["ru", "Ошибка", "Это поле обязательно для заполнения"],
  ["en", "Error", "This field is required"],
] as const)(
  "in %s a field without words of its own is called %s and has a generic error message",
  (locale, label, asks) => {
    const [field] = fixture.fields;
    const error = check(fixture, {})[field.name];
    const words = error && formErrors[locale][error];
    expect(words).toBe(asks);
    const html = renderPart(
      <FormWordsProvider value={formWords[locale]}>
        <TypedField form={propsIn(locale)} field={field} value="" error={words} />
      </FormWordsProvider>,
      locale,
    );
    expect(text(html, "label[for=form-unheard-of]")).toBe(label);
    expect(text(html, "#form-unheard-of-error")).toBe(asks);
  },
);

test.each([
  ["before Moscow's midnight", "2026-06-30T20:59:59Z", "2026-06-30"],
  ["after it", "2026-06-30T21:00:00Z", "2026-07-01"],
])("the first day that may be picked is the server's: shown %s", (_when, shown, day) => {
  const [field] = dated.fields;
  const min = (at: number | null) => {
    const form = { ...propsIn("ru"), answer: { ...NOTHING_SENT, at } };
    const html = renderPart(
      <FormWordsProvider value={formWords.ru}>
        <TypedField form={form} field={field} value="" error={undefined} />
      </FormWordsProvider>,
      "ru",
    );
    return attribute(html, "input[type=date]", "min");
  };
  expect([min(Date.parse(shown)), min(null)]).toEqual([day, undefined]);
});

test.each<[string, string | undefined, boolean]>([
  ["+7 (916)-123-45-6", "Не\u00a0хватает одной цифры", false],
  ["+7 (916)-123-45", "Не\u00a0хватает двух цифр", false],
  ["916 123", "Не\u00a0хватает четырёх цифр", false],
  ["8916123456789", "В\u00a0номере лишние цифры", false],
  ["+372 512 3456", "11 знаков", true],
  ["00 372 512 3456", "11 знаков", true],
  ["+044 20 7946 0000", undefined, false],
  ["+44 20 7946 0000", undefined, false],
  ["", undefined, false],
])("for %s the note says what exactly is wrong", (typed, words, isForEmail) => {
  const note = phoneNote(typed, formWords.ru.phoneNotes);
  if (words === undefined) expect(note).toBeUndefined();
  else expect(note).toEqual({ text: expect.stringContaining(words), ...(isForEmail && { isForEmail }) });
});

test("a missing value has only an error: notes are for what was typed", () => {
  const errors = { caller: "?", phone: "?", email: "?" };
  expect(notesOn({ caller: "", phone: "", email: " " }, errors, formWords.ru)).toEqual({});
  expect(notesOn({ phone: "916 123 45 6" }, errors, formWords.ru)).toEqual({
    phone: { text: "Не\u00a0хватает одной цифры" },
  });
});

test.each([
  ["ivan.mail.ru", /знака\s@/],
  ["ivan @mail.ru", /пробел/],
  ["ivan@mail", /anna@example\.com/],
])("for the e-mail %s the note says what to do", (email, words) => {
  const { emailWrong } = formErrors.ru;
  expect(notesOn({ email }, { email: emailWrong }, formWords.ru)["email"]?.text).toMatch(words);
});

test.each(locales)("in %s the error of a name does not repeat its label", (locale) => {
  const { name } = contactWords[locale].labels;
  expect(formErrors[locale].nameMissing.toLowerCase()).not.toContain(name.toLowerCase());
});

test("there are words for every number of missing digits", () => {
  for (const locale of locales)
    for (let digits = 1; digits <= 10; digits++)
      expect(formWords[locale].phoneNotes.missing(digits)).not.toContain("undefined");
});

function propsIn(locale: Locale): FormProps {
  return {
    id: "form",
    locale,
    name: "callback",
    intro: { title: "", lead: "" },
    text: { send: "", success: "", failure: "", labels: {}, hints: {}, options: {} },
    action: "",
    uploads: "",
    isPage: true,
    start: {},
    given: [],
    withFiles: false,
    cities: [],
    centers: [],
    vacancies: [],
    documents: {},
    policy: "",
    phone: null,
    email: null,
    hours: "",
    isMailOn: false,
    further: null,
    answer: NOTHING_SENT,
  };
}
