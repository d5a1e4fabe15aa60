/** A Russian phone as people read it; null when the digits make none. Ten digits, with or without a leading 7 or 8. */
export function formatPhone(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, "");
  const [, area, first, second, third] = /^[78]?(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? [];
  return area ? `+7 (${area}) ${first}-${second}-${third}` : null;
}

/** As it is kept: + and digits. Russian spellings become +7, another country's number keeps its +; what is neither stays as it is. */
export function normalisePhone(phone: string): string {
  const bare = phone.replaceAll(/[\s().\p{Pd}]/gu, "");
  if (/^[78]\d{10}$/.test(bare)) return `+7${bare.slice(1)}`;
  if (/^\d{10}$/.test(bare)) return `+7${bare}`;
  return /^\+\d+$/.test(bare) ? bare : phone;
}
