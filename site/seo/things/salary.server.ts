import type { Thing } from "../head.ts";

const AMOUNT = String.raw`(\d{1,3}(?:[ ,]?\d{3})+)`;
const MONTHLY = new RegExp(
  String.raw`^(?<bound>от|до|from|up to)?\s*${AMOUNT}(?:\s*[–—-]\s*${AMOUNT})?\s*(?:₽|руб\S*|roubles|RUB)\s+(?:в месяц|a month|per month)`,
  "i",
);

/** "от 180 000 ₽ в месяц", "90,000–110,000 ₽ a month"; pay that is told in any other way is left out. */
export function salary(text: string): Thing | null {
  const [, bound, first, second] = MONTHLY.exec(text.replaceAll(/[\u00A0\u202F]/g, " ").trim()) ?? [];
  if (!first) return null;
  return {
    "@type": "MonetaryAmount",
    currency: "RUB",
    value: { "@type": "QuantitativeValue", ...valueOf(bound?.toLowerCase(), amount(first), second), unitText: "MONTH" },
  };
}

function valueOf(bound: string | undefined, first: number, second: string | undefined) {
  if (second) return { minValue: first, maxValue: amount(second) };
  if (bound === undefined) return { value: first };
  return bound === "до" || bound === "up to" ? { maxValue: first } : { minValue: first };
}

function amount(text: string): number {
  return Number(text.replaceAll(/\D/g, ""));
}
