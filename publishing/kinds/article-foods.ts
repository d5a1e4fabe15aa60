import { z } from "zod";
import { Line } from "./fields.ts";

const Said = z.strictObject({ little: z.array(Line), much: z.array(Line) }).partial();

/**
 * Which foods of `reference-foods` an article calls poor or rich in something, by their names there. For proofreading
 * only.
 */
export const ArticleFoods = z.strictObject({ potassium: Said, phosphorus: Said, sodium: Said }).partial();
export type ArticleFoods = z.output<typeof ArticleFoods>;
