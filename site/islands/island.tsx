import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { useWords } from "../i18n/use-words.tsx";
import { islandCode } from "./island-code.server.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import type { JsonProps } from "../render/json-props.ts";

type Props<Name extends IslandName> = {
  name: Name;
  /** They travel in an attribute. With an `id` that no other island of the page has: every id inside is made from it. */
  props: IslandProps<Name> & JsonProps<IslandProps<Name>>;
  /** When it is hydrated. */
  wake?: "touch" | "seen" | "idle";
};

/** A part that is hydrated in the browser (`browser/islands.ts`). It is served as HTML that works before and without that. */
export function Island<Name extends IslandName>({ name, props, wake = "touch" }: Props<Name>) {
  const Component = islandCode(name, useWords().locale);
  // Alone, as the browser will render it: no context of the page reaches inside.
  const html = renderToString(createElement(Component, props), { identifierPrefix: props.id });
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
