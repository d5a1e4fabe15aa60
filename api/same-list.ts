/** Whether two lists have the same items in the same order. */
export function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, n) => item === other[n]);
}
