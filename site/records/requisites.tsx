import type { Requisite } from "./requisites.server.ts";

export function Requisites({ items }: { items: Requisite[] }) {
  if (items.length === 0) return null;
  return (
    <dl className="facts">
      {items.map(({ title, value }) => [<dt key={title}>{title}</dt>, <dd key={`${title} is`}>{value}</dd>])}
    </dl>
  );
}
