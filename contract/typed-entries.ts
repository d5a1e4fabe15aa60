// `Object.keys` and the like with typed keys: for objects without other keys than their type says.

export function keysOf<Key extends string>(map: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(map) as Key[];
}

export function entriesOf<Key extends string, Value>(map: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(map) as [Key, Value][];
}

/** One value for every key. */
export function forEachKey<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
