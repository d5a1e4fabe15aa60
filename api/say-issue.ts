import type { z } from "zod";
import { type FormError, formErrors } from "#contract/forms/form-errors.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a request, in words. Zod's own name types and measures in the language of its code. */
export function sayIssue(issue: Issue, locale: Locale): string {
  const words = issueWords[locale];
  if (isMissing(issue)) return words.missing;
  switch (issue.code) {
    case "invalid_type":
      return words.wanted[issue.expected] ?? words.wrong;
    case "invalid_value":
      return words.oneOf(issue.values.join(", "));
    case "too_big":
      return words[issue.inclusive === false ? "below" : "most"](amount(locale, issue.origin, issue.maximum));
    case "too_small":
      if (Number(issue.minimum) === 1 && issue.origin in words.measured) return words.empty;
      return words[issue.inclusive === false ? "above" : "least"](amount(locale, issue.origin, issue.minimum));
    case "unrecognized_keys":
      return words.unknownKey(issue.keys.join(", "));
    case "custom":
      return isFormError(issue.params?.["error"]) ? formErrors[locale][issue.params["error"]] : words.wrong;
    default:
      return words.wrong;
  }
}

function isMissing({ code, input }: Issue): boolean {
  return input === undefined && ["invalid_type", "invalid_value", "invalid_union"].includes(code);
}

function isFormError(error: unknown): error is FormError {
  return typeof error === "string" && Object.hasOwn(formErrors[defaultLocale], error);
}

function amount(locale: Locale, origin: string, limit: number | bigint): string {
  const [one, many] = issueWords[locale].measured[origin] ?? [];
  const unit = new Intl.PluralRules(locale).select(Number(limit)) === "one" ? one : many;
  return unit ? `${limit} ${unit}` : String(limit);
}

type IssueWords = {
  missing: string;
  wrong: string;
  empty: string;
  wanted: Record<string, string>;
  oneOf: (values: string) => string;
  unknownKey: (key: string) => string;
  most: (amount: string) => string;
  least: (amount: string) => string;
  below: (amount: string) => string;
  above: (amount: string) => string;
  /** Other things are numbers. In Russian in the genitive. */
  measured: Record<string, [one: string, many: string]>;
};

const issueWords: Record<Locale, IssueWords> = {
  ru: {
    missing: "Нужно указать значение",
    wrong: "Такое значение не подходит",
    empty: "Значение не должно быть пустым",
    wanted: {
      string: "Нужен текст",
      number: "Нужно число",
      int: "Нужно целое число",
      boolean: "Нужно true или false",
      array: "Нужен список",
      object: "Нужен объект",
      record: "Нужен объект",
    },
    oneOf: (values) => `Нужно одно из значений: ${values}`,
    unknownKey: (key) => `Неизвестный ключ: ${key}`,
    most: (amount) => `Не больше ${amount}`,
    least: (amount) => `Не меньше ${amount}`,
    below: (amount) => `Меньше ${amount}`,
    above: (amount) => `Больше ${amount}`,
    measured: {
      string: ["символа", "символов"],
      array: ["элемента", "элементов"],
      file: ["байта", "байтов"],
    },
  },
  en: {
    missing: "A value is required",
    wrong: "This value does not fit",
    empty: "The value must not be empty",
    wanted: {
      string: "This must be text",
      number: "This must be a number",
      int: "This must be a whole number",
      boolean: "This must be true or false",
      array: "This must be a list",
      object: "This must be an object",
      record: "This must be an object",
    },
    oneOf: (values) => `This must be one of: ${values}`,
    unknownKey: (key) => `Unknown key: ${key}`,
    most: (amount) => `At most ${amount}`,
    least: (amount) => `At least ${amount}`,
    below: (amount) => `Less than ${amount}`,
    above: (amount) => `More than ${amount}`,
    measured: {
      string: ["character", "characters"],
      array: ["item", "items"],
      file: ["byte", "bytes"],
    },
  },
};
