const REFERENCES = ["for", "list", "form", "headers", "popovertarget", "commandfor", "usemap"].concat(
  ["labelledby", "describedby", "controls", "owns", "details", "errormessage", "flowto", "activedescendant"].map(
    (name) => `aria-${name}`,
  ),
);

/** Prefixes every id of the part, and every reference to one of them. */
export function makeUnique(part: ParentNode, prefix: string): void {
  const ids = new Set([...part.querySelectorAll("[id]")].map(({ id }) => id));
  const renamed = (id: string) => (ids.has(id) ? prefix + id : id);
  for (const element of part.querySelectorAll("*")) {
    for (const { name, value } of Array.from(element.attributes)) {
      const next = rename(element, name, value, prefix, renamed);
      if (next !== value) element.setAttribute(name, next);
    }
  }
}

function rename(
  element: Element,
  name: string,
  value: string,
  prefix: string,
  renamed: (id: string) => string,
): string {
  if (name === "id") return prefix + value;
  if (REFERENCES.includes(name)) return value.split(" ").map(renamed).join(" ");
  // Of several details or radio buttons with one name only one is open or checked: not across the dialog's border.
  if (name === "name" && element.localName === "details") return prefix + value;
  // An island makes its ids from the one in its props.
  if (name === "data-props") return JSON.stringify(prefixId(JSON.parse(value) as { id: string }, prefix));
  if (name === "href" && value.includes("#")) {
    const [page = "", place = ""] = value.split("#");
    return `${page}#${renamed(place)}`;
  }
  return value.replaceAll(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${renamed(id)})`);
}

function prefixId<Props extends { id: string }>(props: Props, prefix: string): Props {
  return { ...props, id: prefix + props.id };
}
