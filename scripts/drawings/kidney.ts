/** The shape of our sign, around 0, 0 and 300 high. */
export const KIDNEY =
  "M0,-150C78,-160 132,-92 130,0C128,96 76,164 4,152C-58,142 -78,92 -52,46C-38,22 -38,-16 -54,-42C-84,-92 -62,-142 0,-150Z";
