import { createContext } from "react";

/** The address to which a form of the mode returns: that of the page it stands on. */
export const ReturnPath = createContext("/");
