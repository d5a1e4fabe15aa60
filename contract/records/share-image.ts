import { z } from "zod";
import { MediaPath } from "./media-path.ts";

/** The sharing picture of a page: its title on our background, in the language of the record's words. */
export const ShareImage = z.object({ path: MediaPath, width: z.number().int(), height: z.number().int() });
export type ShareImage = z.output<typeof ShareImage>;
