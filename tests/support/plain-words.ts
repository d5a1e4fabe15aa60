/** A page as its records say it: without soft hyphens, and without the spans that keep a word on one line. */
export function plainWords(html: string): string {
  return html.replaceAll(/\u00ad|<wbr>/g, "").replaceAll(/<bdi>([^<]*)<\/bdi>/g, "$1");
}
