/**
 * The logo: a bean with a water level, as SVG paths. Pages, sharing pictures and printed sheets add their own colours.
 */
export const brandShape = {
  viewBox: "-92 -160 232 322",
  bean: "M0,-150 C78,-160 132,-92 130,0 C128,96 76,164 4,152 C-58,142 -78,92 -52,46 C-38,22 -38,-16 -54,-42 C-84,-92 -62,-142 0,-150Z",
  water: "M-120,14 C-70,-16 -30,30 30,10 C80,-6 100,8 150,-6 V200 H-120Z",
} as const;
