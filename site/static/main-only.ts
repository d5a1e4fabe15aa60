import { createContext } from "react";

/** True where only the inside of a page's <main> is wanted: its head goes another way. */
export const MainOnly = createContext(false);
