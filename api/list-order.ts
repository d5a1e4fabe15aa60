/** The default order. */
export function byListOrder(a: { weight: number; id: number }, b: { weight: number; id: number }): number {
  return a.weight - b.weight || a.id - b.id;
}
