import { createContext } from "react";

/** The address to which a form of the mode returns: its own page. */
export const ReturnPath = createContext("/");
