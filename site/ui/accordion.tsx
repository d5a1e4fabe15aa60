import "./accordion.css";
import type { ReactNode } from "react";

type Props = {
  summary: ReactNode;
  /** For those who go from heading to heading. */
  as?: "span" | "h2" | "h3" | "h4";
  open?: boolean;
  /** For a link to this very part. It names what is inside: a browser opens the fold of what it is led to, a script or not. */
  id?: string;
  /** Of several with one name, one is open at a time. */
  name?: string;
  children: ReactNode;
};

/** The browser's own `details`: works without scripts and is found by "find in page". */
export function Accordion({ summary, as: Summary = "span", open, id, name, children }: Props) {
  return (
    <details className="accordion" name={name} open={open}>
      <summary>
        <Summary>{summary}</Summary>
      </summary>
      <div className="accordion-body" id={id}>
        {children}
      </div>
    </details>
  );
}
