/** How many stand in the groups before each: a list in groups is numbered from its first to its last. */
export function numberGroups<Group extends { items: unknown[] }>(groups: Group[]): (Group & { first: number })[] {
  let first = 1;
  return groups.map((group) => {
    const numbered = { ...group, first };
    first += group.items.length;
    return numbered;
  });
}
