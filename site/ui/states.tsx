import "./message.css";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Something is loading. The words say what; the ring is decoration. */
export function Loading({ children }: { children: ReactNode }) {
  return <output className="loading">{children}</output>;
}

/** A part of the page could not be shown: what happened, what to do, and a retry. */
export function Failed({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="message message-error" role="alert">
      <Icon name="alert" />
      <strong>{title}</strong>
      {children}
    </div>
  );
}
