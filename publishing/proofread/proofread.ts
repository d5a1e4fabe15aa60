import { resolve } from "node:path";
import type { Fault } from "../fault.ts";
import { findEarlyReviews } from "./find-early-reviews.ts";
import { findFoodContradictions } from "./find-food-contradictions.ts";
import { findIdleHours } from "./find-idle-hours.ts";
import { findLabContradictions } from "./find-lab-contradictions.ts";
import { findSharedPortraits } from "./find-shared-portraits.ts";
import { findShiftContradictions } from "./find-shift-contradictions.ts";
import { findTypedCounts } from "./find-typed-counts.ts";
import { findTypedFacts } from "./find-typed-facts.ts";
import { findTranslationMismatches } from "./find-translation-mismatches.ts";
import { findUnexplainedAbbreviations } from "./find-unexplained-abbreviations.ts";
import { findUnreviewedMedicine } from "./find-unreviewed-medicine.ts";
import { findUnstaffedCenters } from "./find-unstaffed-centers.ts";
import { findSmallBeginnings } from "./find-small-beginnings.ts";
import { findOverusedPictures } from "./find-overused-pictures.ts";
import { findWrongWords } from "./find-wrong-words.ts";
import { readTexts } from "./read-texts.ts";
import type { TextFile } from "./texts.ts";

/**
 * Mistakes that can be published without harm: texts that contradict records, and words that we do not use. `check`
 * reports them; publishing does not wait for them. Of `further` texts, those of the interface, only the words are
 * checked.
 */
export async function proofread(pack: string, further: TextFile[] = []): Promise<Fault[]> {
  const texts = await readTexts(resolve(pack));
  const finders = [
    findTypedFacts,
    findSmallBeginnings,
    findTypedCounts,
    findFoodContradictions,
    findLabContradictions,
    findShiftContradictions,
    findIdleHours,
    findEarlyReviews,
    findSharedPortraits,
    findUnstaffedCenters,
    findUnreviewedMedicine,
    findTranslationMismatches,
    findUnexplainedAbbreviations,
    findOverusedPictures,
  ];
  const faults = [
    ...finders.flatMap((find) => find(texts)),
    ...findWrongWords({ ...texts, files: [...texts.files, ...further] }),
  ];
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
