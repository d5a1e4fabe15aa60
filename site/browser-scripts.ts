import { createContext } from "react";

/** The scripts that every page loads, as the build names them; the last is `entry.client.ts`. */
export const BrowserScripts = createContext<string[]>([]);
