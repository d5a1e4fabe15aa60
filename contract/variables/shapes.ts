import type { z } from "zod";
import { DialysisKinds } from "./dialysis-kinds.ts";
import { HomeTexts } from "./home-texts.ts";

/** Variables that a page reads part by part: publishing refuses one of another shape. */
export const variableShapes: Record<string, z.ZodType> = {
  home: HomeTexts,
  "dialysis-kinds": DialysisKinds,
};
