import { type ComponentType, lazy } from "react";
import type { ModalDetails } from "./modal-pages.ts";
import type { RegisteredModal } from "./open-modal.ts";

type Size = "default" | "wide" | "full";
type Content = ComponentType<{ details: ModalDetails }>;

/** Each modal's code loads when it opens first. */
export const modals: Record<RegisteredModal, { size: Size; Content: Content }> = {
  menu: { size: "full", Content: lazy(() => import("./menu-modal.tsx")) },
  accessible: { size: "wide", Content: lazy(() => import("./accessible-modal.tsx")) },
  documents: { size: "default", Content: lazy(() => import("./documents-modal.tsx")) },
};
