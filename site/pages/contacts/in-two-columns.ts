/** Lists in two columns of about one height, each in the given order; the first list begins the first column. */
export function inTwoColumns<List extends { items: unknown[] }>(lists: List[]): [List[], List[]] {
  // A heading is about as high as an item.
  const height = (some: List[]) => some.reduce((sum, { items }) => sum + items.length + 1, 0);
  const splits = Array.from({ length: 2 ** Math.max(0, lists.length - 1) }, (_, bits): [List[], List[]] => {
    const isSecond = (place: number) => place > 0 && ((bits >> (lists.length - 1 - place)) & 1) === 1;
    return [lists.filter((_list, place) => !isSecond(place)), lists.filter((_list, place) => isSecond(place))];
  });
  const gap = ([one, other]: [List[], List[]]) => Math.abs(height(one) - height(other));
  return splits.reduce((best, split) => (gap(split) < gap(best) ? split : best), [lists, []]);
}
