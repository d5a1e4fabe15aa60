import { z } from "zod";

/** The diagrams of the site, by the article that each explains. */
export const DiagramName = z.enum(["hemodialysis", "peritoneal-dialysis", "fistula"]);
export type DiagramName = z.output<typeof DiagramName>;
