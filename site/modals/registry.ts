import { type ComponentType, lazy } from "react";
import type { ModalDetails, ModalId } from "./modal-pages.ts";

type Size = "default" | "wide" | "full";
type Content = ComponentType<{ details: ModalDetails }>;

/** The modals that are there. Each one's code loads when it opens first; a button of any other stays a link to its page. */
export const modals: { [Id in ModalId]?: { size: Size; Content: Content } } = {
  menu: { size: "full", Content: lazy(() => import("./menu-modal.tsx")) },
  accessible: { size: "wide", Content: lazy(() => import("./accessible-modal.tsx")) },
};
