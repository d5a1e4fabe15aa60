import { createContext } from "react";

/** Whether pages may be saved to the visitor's device (`OFFLINE`). */
export const OfflineContext = createContext(false);
