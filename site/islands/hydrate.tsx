import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** React takes the island's HTML over. What was typed, ticked or autofilled stays: fields of islands are uncontrolled. */
export function hydrate(element: HTMLElement, Component: ComponentType<never>): () => void {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as { id: string };
  const Island = Component as unknown as ComponentType<{ id: string }>;
  const root = hydrateRoot(element, <Island {...props} />, { identifierPrefix: props.id });
  return () => root.unmount();
}
