/** A dash between days or hours ends no line. */
export function OpeningLine({ text }: { text: string }) {
  return text.split(/(\S+–\S+)/).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part));
}
