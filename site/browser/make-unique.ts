const REFERENCES = ["for", "list", "form", "headers", "popovertarget", "commandfor", "usemap"].concat(
  ["labelledby", "describedby", "controls", "owns", "details", "errormessage", "flowto", "activedescendant"].map(
    (name) => `aria-${name}`,
  ),
);

/** Puts a prefix before every id of the part, and wherever the part refers to one of them. */
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
  // Of several folds or choices with one name, one is open or chosen: not across the edge of the dialog.
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
