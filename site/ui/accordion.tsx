import "./accordion.css";
import type { ReactNode } from "react";

type Props = {
  summary: ReactNode;
  /** For screen-reader users who navigate by headings. */
  as?: "span" | "h2" | "h3" | "h4";
  open?: boolean;
  /**
   * For a link to this part. The id is inside: a browser opens the details around a link's target, with or without
   * scripts.
   */
  id?: string;
  /** Of several with one name, only one is open. */
  name?: string;
  children: ReactNode;
};

/** The browser's own `details`: works without scripts, and "find in page" finds its content. */
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
