import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the island's HTML. Typed, ticked or autofilled values stay, because fields of islands are uncontrolled.
 * Resolves with its end, which React allows only from then on.
 */
export function hydrate(element: HTMLElement, Component: ComponentType<never>): Promise<() => void> {
  // `Island` always writes them.
  const props = JSON.parse(element.dataset["props"] as string) as { id: string };
  const Island = Component as unknown as ComponentType<{ id: string }>;
  return new Promise((resolve) => {
    const island = (
      <Alive onAlive={() => resolve(() => root.unmount())}>
        <Island {...props} />
      </Alive>
    );
    const root = hydrateRoot(element, island, { identifierPrefix: props.id });
  });
}

/** Its effect runs after those of the island. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}
