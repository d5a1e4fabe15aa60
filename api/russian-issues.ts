import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a request, in Russian. Zod's own Russian names types and measures in English. */
export function sayInRussian(issue: Issue): string {
  if (isMissing(issue)) return "Нужно указать значение";
  switch (issue.code) {
    case "invalid_type":
      return wanted[issue.expected] ?? WRONG;
    case "invalid_value":
      return `Нужно одно из значений: ${issue.values.join(", ")}`;
    case "too_big":
      return `Не больше ${amount(issue.origin, issue.maximum)}`;
    case "too_small":
      return Number(issue.minimum) === 1 && issue.origin in measured
        ? "Значение не должно быть пустым"
        : `Не меньше ${amount(issue.origin, issue.minimum)}`;
    case "unrecognized_keys":
      return `Неизвестный ключ: ${issue.keys.join(", ")}`;
    default:
      return WRONG;
  }
}

export function isMissing({ code, input }: Issue): boolean {
  return input === undefined && ["invalid_type", "invalid_value", "invalid_union"].includes(code);
}

const WRONG = "Такое значение не подходит";

const wanted: Record<string, string> = {
  string: "Нужен текст",
  number: "Нужно число",
  int: "Нужно целое число",
  boolean: "Нужно true или false",
  array: "Нужен список",
  object: "Нужен объект",
  record: "Нужен объект",
};

/** In the genitive, for one and for many; other things are numbers. */
const measured: Record<string, [one: string, many: string]> = {
  string: ["символа", "символов"],
  array: ["элемента", "элементов"],
  file: ["байта", "байтов"],
};

function amount(origin: string, limit: number | bigint): string {
  const [one, many] = measured[origin] ?? [];
  const isOne = Number(limit) % 10 === 1 && Number(limit) % 100 !== 11;
  const unit = isOne ? one : many;
  return unit ? `${limit} ${unit}` : String(limit);
}
