export type Sex = "male" | "female";
export type Race = "black" | "other";

/** Age in whole years, serum creatinine in µmol/l. */
export type Measures = { age: number; sex: Sex; race: Race; creatinine: number };

/** The first one is used for the main result. */
export const equations = ["ckd-epi-2009", "ckd-epi-2021"] as const;
export type Equation = (typeof equations)[number];

const UMOL_PER_MG_DL = 88.4;
const THRESHOLD: Record<Sex, number> = { female: 0.7, male: 0.9 };

type Coefficients = {
  base: number;
  /** The exponent below the threshold of the sex; above it both sexes share one. */
  below: Record<Sex, number>;
  above: number;
  aYear: number;
  female: number;
  black: number;
};

/** Levey et al., Ann Intern Med 2009;150:604–612. Inker et al., N Engl J Med 2021;385:1737–1749. */
const coefficients: Record<Equation, Coefficients> = {
  "ckd-epi-2009": {
    base: 141,
    below: { female: -0.329, male: -0.411 },
    above: -1.209,
    aYear: 0.993,
    female: 1.018,
    black: 1.159,
  },
  "ckd-epi-2021": {
    base: 142,
    below: { female: -0.241, male: -0.302 },
    above: -1.2,
    aYear: 0.9938,
    female: 1.012,
    black: 1,
  },
};

/** The filtration rate in ml/min/1.73 m², not rounded. */
export function estimateRate(equation: Equation, { age, sex, race, creatinine }: Measures): number {
  const { base, below, above, aYear, female, black } = coefficients[equation];
  const ratio = creatinine / UMOL_PER_MG_DL / THRESHOLD[sex];
  return (
    base *
    Math.min(ratio, 1) ** below[sex] *
    Math.max(ratio, 1) ** above *
    aYear ** age *
    (sex === "female" ? female : 1) *
    (race === "black" ? black : 1)
  );
}

/** A lower value is more likely in other units than from a real person. */
const LEAST_LIKELY = 20;

/** The creatinine in µmol/l if the given one was probably typed in mg/dl; null if it may be right. */
export function convertLikelyMgDl(creatinine: number): number | null {
  return creatinine < LEAST_LIKELY ? Math.round(creatinine * UMOL_PER_MG_DL) : null;
}
