/** A fact about a record: its value, and a link if it has one. */
export type Fact<Key extends string> = { key: Key; lines: string[]; link?: { title: string; to: string } };

type Props<Key extends string> = { facts: Fact<Key>[]; titles: Record<Key, string>; className?: string | undefined };

export function Facts<Key extends string>({ facts, titles, className }: Props<Key>) {
  return (
    <dl className={className}>
      {facts.map(({ key, lines, link }) => (
        <div key={key}>
          <dt>{titles[key]}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {link && (
            <dd>
              <a className="alone" href={link.to}>
                {link.title}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
