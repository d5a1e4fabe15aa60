/** A Russian phone as people read it; null when the digits make none. Ten digits, with or without a leading 7 or 8. */
export function formatPhone(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, "");
  const [, area, first, second, third] = /^[78]?(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? [];
  return area ? `+7 (${area}) ${first}-${second}-${third}` : null;
}
