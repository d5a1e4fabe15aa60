import { z } from "zod";

const SPOKEN = ["russian", "tatar", "crimean-tatar"] as const;
/** Who at a center speaks English. If nobody does, a coordinator interprets by phone. */
const ENGLISH_SPEAKERS = ["doctor", "head-doctor"] as const;

/** Languages that a center's staff speak with patients. */
export const SpokenLanguages = z.strictObject({
  spoken: z.array(z.enum(SPOKEN)).min(1).max(SPOKEN.length),
  english: z.enum(ENGLISH_SPEAKERS).exactOptional(),
});
export type SpokenLanguages = z.output<typeof SpokenLanguages>;
export type SpokenLanguage = (typeof SPOKEN)[number];
export type EnglishSpeaker = (typeof ENGLISH_SPEAKERS)[number];
