import { createElement } from "react";
import body from "../article.json";

/** The elements of our page's body, as the bench has read them: the same DOM, made by Next. */
export function Article() {
  return body.map(toElement);
}

function toElement(node, key) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...attributes, key }, ...children.map(toElement));
}
