import { type RefObject, useEffect, useRef, useState } from "react";

type Target = "summary" | "heading" | "form";

/** Moves the focus once the message is rendered. */
export function useFocus(element: RefObject<HTMLFormElement | null>) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ to: Target } | null>(null);
  useEffect(() => {
    if (wanted?.to === "summary") summary.current?.focus();
    if (wanted?.to === "heading") heading.current?.focus();
    if (wanted?.to === "form") element.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [wanted, element]);
  return { root, heading, summary, focus: (to: Target) => setWanted({ to }) };
}

const FIRST = ".input, .select";
