/** As a number of its own: no part of a longer one, and no amount. */
const NUMBER =
  /(?<![\p{L}\p{N}+.,–-])1(?:03|12)(?![\p{L}\p{N}%–-]|[.,]\d|\s{0,2}(?:м?[гл]|кг|см|₽|руб|m?[gl]|kg|cm)(?!\p{L}))/gu;
/** Both numbers in one sentence, or one where something says to call. Bounded: texts may come from another's API. */
const CALL =
  /(?<!\d)103(?!\d)[^\d.]{1,60}112(?!\d)|(?:звон\p{L}{0,9}|номер|call|dial|—)(?:<[^>]{0,99}>|\s){1,9}1(?:03|12)(?!\d)/iu;

/** Whether a text says to call an emergency number. */
export function namesAmbulance(text: string): boolean {
  return /1(?:03|12)/.test(text) && CALL.test(text);
}

/** Inline HTML in which the emergency numbers can be tapped, wherever a text names them. Links and code are left alone. */
export function linkAmbulance(html: string): string {
  if (!namesAmbulance(html)) return html;
  let links = 0;
  let bold = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      const step = part.startsWith("</") ? -1 : 1;
      if (/^<\/?(?:a|code)[\s>]/.test(part)) links += step;
      else if (/^<\/?(?:b|strong)[\s>]/.test(part)) bold += step;
      else if (!part.startsWith("<") && links === 0) return part.replaceAll(NUMBER, bold > 0 ? LINK : BOLD_LINK);
      return part;
    })
    .join("");
}

const LINK = '<a href="tel:$&">$&</a>';
const BOLD_LINK = `<b>${LINK}</b>`;

/** A plain text in pieces: every second one is an emergency number. */
export function splitAtAmbulance(text: string): string[] {
  if (!namesAmbulance(text)) return [text];
  return text.split(new RegExp(`(${NUMBER.source})`, "u"));
}
