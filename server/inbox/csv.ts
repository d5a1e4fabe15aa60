const BYTE_ORDER_MARK = "\ufeff";

/** RFC 4180, with a UTF-8 byte order mark so that spreadsheets read Russian. */
export function toCsv(head: string[], rows: string[][]): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

/** A cell that a spreadsheet would take for a formula is escaped: a visitor wrote it. */
function cellOf(value: string): string {
  const safe = /^[\s\p{C}]*[=+\-@＝＋－＠|]/u.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
