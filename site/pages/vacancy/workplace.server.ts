import type { EntityOf } from "#contract/entity-configs.ts";
import { line } from "../../parts/records/fields.server.ts";

export type Workplace = NonNullable<ReturnType<typeof workplaceOf>>;

/** The center of a vacancy and its head: the first of its people in the editors' order. */
export function workplaceOf(center: EntityOf<"center"> | undefined, specialists: EntityOf<"specialist">[]) {
  if (!center) return null;
  const [head] = specialists
    .filter((person) => line(person, "center") === center.alias)
    .toSorted((a, b) => a.weight - b.weight);
  return {
    center: {
      alias: center.alias,
      title: center.title,
      image: center.image,
      address: line(center, "address"),
      phone: line(center, "phone"),
    },
    person: head && { name: head.title, role: line(head, "position"), image: head.image },
  };
}
