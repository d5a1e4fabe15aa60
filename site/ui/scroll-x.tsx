import "./scroll-x.css";
import type { ReactNode } from "react";

type Props = { "aria-labelledby"?: string | undefined; "aria-label"?: string | undefined; children: ReactNode };

/**
 * Scrolls sideways if it is too wide. It is focusable, so the arrow keys scroll it; with a name, screen readers
 * announce a group.
 */
export function ScrollX({ children, ...name }: Props) {
  const isNamed = Object.values(name).some(Boolean);
  const attributes = { tabIndex: 0, ...(isNamed && { role: "group" }), ...name };
  return (
    <div className="scroll-x" {...attributes}>
      {children}
    </div>
  );
}
