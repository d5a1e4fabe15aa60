import { createContext } from "react";

/** The files of a page that browsers load, by their addresses. */
export type PageAssets = {
  /** The last is `entry.client.ts`. */
  scripts: string[];
  /** In the order in which they apply. */
  styles: string[];
};

export const PageAssets = createContext<PageAssets>({ scripts: [], styles: [] });

/** What the build, or Vite in development, knows of these files. */
export type SiteAssets = {
  scripts: string[];
  /** The styles of what stands around every page, and of the route modules within. */
  stylesOf: (modules: string[]) => string[];
};
