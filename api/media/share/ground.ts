const BEAN =
  "M0,-150 C78,-160 132,-92 130,0 C128,96 76,164 4,152 C-58,142 -78,92 -52,46 C-38,22 -38,-16 -54,-42 C-84,-92 -62,-142 0,-150Z";
const WATER = "M-120,14 C-70,-16 -30,30 30,10 C80,-6 100,8 150,-6 V200 H-120Z";

/** What every sharing picture stands on: deep water and our bean. The letters come on top. */
export const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#0b5563"/>
<path d="M-20,500 C200,440 380,560 640,505 S1020,470 1220,520 V640 H-20Z" fill="#0a4a57"/>
<clipPath id="bean"><path d="${BEAN}"/></clipPath>
<g transform="translate(1010 300) rotate(8) scale(1.75)"><path d="${BEAN}" fill="#e6f2f2"/><path clip-path="url(#bean)" d="${WATER}" fill="#7dbcc0"/></g>
</svg>`;
