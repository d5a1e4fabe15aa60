import { createContext } from "react";

/** Whether pages can be saved on the visitor's device (`OFFLINE`). */
export const OfflineContext = createContext(false);
