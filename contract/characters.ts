/** As people count them: an emoji outside Unicode's first plane is one, although JavaScript's `length` counts two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
