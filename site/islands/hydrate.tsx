import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

export type LivingIsland = { end: () => void; alive: Promise<void> };

/** Hydrates the island's HTML. Typed, ticked or autofilled values stay, because fields of islands are uncontrolled. */
export function hydrate(element: HTMLElement, Component: ComponentType<never>): LivingIsland {
  // `Island` always writes them.
  const props = JSON.parse(element.dataset["props"] as string) as { id: string };
  const Island = Component as unknown as ComponentType<{ id: string }>;
  const { promise: alive, resolve } = Promise.withResolvers<void>();
  const island = (
    <Alive onAlive={resolve}>
      <Island {...props} />
    </Alive>
  );
  const root = hydrateRoot(element, island, { identifierPrefix: props.id });
  // React reports an island that ends before it is hydrated as an error.
  return { end: () => void alive.then(() => root.unmount()), alive };
}

/** Its effect runs after those of the island. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
