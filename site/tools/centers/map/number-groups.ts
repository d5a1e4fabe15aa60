/** The number of items in the groups before each one, so that a grouped list is numbered continuously. */
export function numberGroups<Group extends { items: unknown[] }>(groups: Group[]): (Group & { first: number })[] {
  let first = 1;
  return groups.map((group) => {
    const numbered = { ...group, first };
    first += group.items.length;
    return numbered;
  });
}
