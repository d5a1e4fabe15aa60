/**
 * Memoizes by record or by one of its values: within one process all pages share the same record while it is unchanged.
 * They share the result as well, so it must not be changed.
 */
export function oncePerRecord<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const known = new WeakMap<Source, { made: Made }>();
  return (source) => {
    const found = known.get(source) ?? { made: make(source) };
    known.set(source, found);
    return found.made;
  };
}
