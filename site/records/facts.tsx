import { Link } from "react-router";

/** A fact about a record: its name, what is known, and where one of it leads. */
export type Fact = { title: string; lines: string[]; link?: { title: string; to: string } };

export function Facts({ facts, className = "facts" }: { facts: Fact[]; className?: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ title, lines, link }) => (
        <div key={title}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {link && (
            <dd>
              <Link to={link.to}>{link.title}</Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
