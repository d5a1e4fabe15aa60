import { type RefObject, useEffect, useRef, useState } from "react";
import { goToStart } from "../../ui/error-summary.tsx";

/** `start` is the heading over the fields: the page does not scroll to it. */
type Target = "summary" | "heading" | "form" | "start";

/** Moves the focus once the message is rendered. */
export function useFocus(element: RefObject<HTMLFormElement | null>) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ to: Target } | null>(null);
  useEffect(() => {
    if (wanted?.to === "summary") goToStart(summary.current);
    if (wanted?.to === "heading") heading.current?.focus();
    if (wanted?.to === "form") element.current?.querySelector<HTMLElement>(FIRST)?.focus();
    if (wanted?.to === "start") root.current?.querySelector<HTMLElement>("h1, h2")?.focus({ preventScroll: true });
  }, [wanted, element]);
  return { root, heading, summary, focus: (to: Target) => setWanted({ to }) };
}

const FIRST = ".input, .select";
