import "./message.css";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Something is on its way. The words say what; the turning ring only decorates them. */
export function Loading({ children }: { children: ReactNode }) {
  return <output className="loading">{children}</output>;
}

/** A part of the page could not be shown: what happened, what to do, and a way to try again. */
export function Failed({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="message message-error" role="alert">
      <Icon name="alert" />
      <strong>{title}</strong>
      {children}
    </div>
  );
}
