import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { useWords } from "../i18n/use-words.tsx";
import { islandCode } from "./island-code.server.ts";
import type { IslandName, IslandProps } from "./registry.ts";
import type { JsonProps } from "../render/json-props.ts";

type Props<Name extends IslandName> = {
  name: Name;
  /** Serialized into an attribute. The `id` must be unique on the page: all ids inside are derived from it. */
  props: IslandProps<Name> & JsonProps<IslandProps<Name>>;
  /** When to hydrate. */
  wake?: "touch" | "seen" | "idle";
};

/** A part that is hydrated in the browser (`browser/islands.ts`). Its HTML works before and without hydration. */
export function Island<Name extends IslandName>({ name, props, wake = "touch" }: Props<Name>) {
  const Component = islandCode(name, useWords().locale);
  // Rendered separately, as in the browser: no React context of the page is available inside.
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
