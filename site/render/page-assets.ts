import { createContext } from "react";

/** The scripts and styles of a page, by address. */
export type PageAssets = {
  /** The last is `entry.client.ts`. */
  scripts: string[];
  /** In the order in which they apply. */
  styles: string[];
};

export const PageAssets = createContext<PageAssets>({ scripts: [], styles: [] });

/** From the build, or from Vite in development. */
export type SiteAssets = {
  scripts: string[];
  /** The styles of the frame, and of the route modules within. */
  stylesOf: (modules: string[]) => string[];
};
