/** A Russian phone as people read it; null if the digits are not one. Ten digits, with or without a leading 7 or 8. */
export function formatPhone(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, "");
  const [, area, first, second, third] = /^[78]?(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? [];
  return area ? `+7 (${area}) ${first}-${second}-${third}` : null;
}

/** Whether it is toll-free: Russia's code 800. */
export function isTollFree(phone: string): boolean {
  return /^\+7800\d{7}$/.test(normalisePhone(phone));
}

/** Without brackets, spaces and dashes. The prefixes of calls abroad, 00 and Russia's 810, become +. */
function bareOf(phone: string): string {
  return phone.replaceAll(/[\s().\p{Pd}]/gu, "").replace(/^(?:00|810(?=[1-9]))/, "+");
}

/**
 * As it is stored: + and digits. Russian spellings become +7, another country's number keeps its +; anything else stays
 * as it is.
 */
export function normalisePhone(phone: string): string {
  const bare = bareOf(phone);
  const [, russian] = /^(?:\+?7|8)?(\d{10})$/.exec(bare) ?? [];
  if (russian) return `+7${russian}`;
  return /^\+\d+$/.test(bare) ? bare : phone;
}

/** + and at least eleven digits; after Russia's +7 always ten. */
export const PHONE_LENGTH = 12;

/** Whether a normalised phone can be dialled. No country code begins with 0. */
export function isPhone(phone: string): boolean {
  if (phone.length < PHONE_LENGTH || !/^\+[1-9]\d{10,14}$/.test(phone)) return false;
  return !phone.startsWith("+7") || phone.length === PHONE_LENGTH;
}

const MOST_DIGITS = 15;

/**
 * A phone while it is being typed, pasted or filled in: Russian ones by the mask +9 (999)-999-99-99, others as + and
 * digits. `first` is the digit that the mask took for the country code: an 8 before 10 calls abroad. A lone 0 waits for
 * the next digit.
 */
export function maskPhone(raw: string, first = ""): string {
  const bare = bareOf(raw);
  if (bare === "0") return bare;
  const typed = first === "8" ? bare.replace(/^\+710(?=[1-9])/, "+") : bare;
  const whole = normalisePhone(typed);
  const digits = (isPhone(whole) ? whole : typed).replaceAll(/\D/g, "");
  const hasPlus = typed.startsWith("+");
  if (digits === "") return hasPlus ? "+" : "";
  const isForeign = !isPhone(whole) && (hasPlus ? !digits.startsWith("7") : digits.length > PHONE_LENGTH - 1);
  if (isForeign || (isPhone(whole) && !whole.startsWith("+7"))) return `+${digits.slice(0, MOST_DIGITS)}`;
  const isPrefixed = hasPlus || isPhone(whole) || /^[78]/.test(digits);
  return russianMask(isPrefixed ? digits.slice(1) : digits);
}

/** How numbers with an area code that begins with 7 (Kazakhstan) or 8 begin. */
const CODE_LIKE_PREFIX = /^(?:7(?:[01267]|47|5)|8(?:0|1[1-8]|2[01]|3[13-6]|4[1-8]|5[15]|6[1-9]|7[1-37-9]))/;

/**
 * Ten digits that begin with 7 or 8 look, while they are typed, like a country code and nine digits. When the visitor
 * has typed no more, `first` is the digit that the mask took for the country code.
 */
export function completePhone(masked: string, first: string): string {
  const number = first + masked.replaceAll(/\D/g, "").slice(1);
  return number.length === 10 && CODE_LIKE_PREFIX.test(number) ? russianMask(number) : masked;
}

function russianMask(number: string): string {
  const [area, first, second, third] = [
    number.slice(0, 3),
    number.slice(3, 6),
    number.slice(6, 8),
    number.slice(8, 10),
  ];
  return ["+7", area && ` (${area}`, first && `)-${first}`, second && `-${second}`, third && `-${third}`].join("");
}
