import type { VariableValue } from "#contract/variables/shapes.ts";

/** The organisation's legal details. */
export function Requisites({ items }: { items: VariableValue<"requisites"> }) {
  if (items.length === 0) return null;
  return (
    <dl className="facts">
      {items.map(({ title, value }) => [<dt key={title}>{title}</dt>, <dd key={`${title} is`}>{value}</dd>])}
    </dl>
  );
}
