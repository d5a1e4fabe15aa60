import { brandShape } from "#contract/brand-shape.ts";

const { bean, water } = brandShape;

/**
 * The background of every sharing picture: deep water, and a window with the low sun over the lake. The text is drawn
 * over it.
 */
export const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#0b5563"/>
<path d="M-20,500 C200,440 380,560 640,505 S1020,470 1220,520 V640 H-20Z" fill="#0a4a57"/>
<clipPath id="window"><rect x="866" y="84" width="270" height="462" rx="40"/></clipPath>
<clipPath id="bean"><path d="${bean}"/></clipPath>
<g clip-path="url(#window)">
<rect x="866" y="84" width="270" height="462" fill="#e6f2f2"/>
<circle cx="1016" cy="236" r="118" fill="#f7f4ef"/><circle cx="1016" cy="236" r="88" fill="#fde6d3"/><circle cx="1016" cy="236" r="60" fill="#f6cdb0"/>
<path d="M866,330 C910,286 960,300 1000,340 C1040,330 1090,296 1140,312 V380 H866Z" fill="#a9d2d3"/>
<rect x="866" y="362" width="270" height="190" fill="#7dbcc0"/>
<path d="M960,384 H1072 M936,408 H1046 M984,432 H1060" stroke="#fde6d3" stroke-width="7" stroke-linecap="round"/>
<path d="M866,470 C930,452 1010,488 1140,462 V550 H866Z" fill="#4d97a0"/>
</g>
<rect x="866" y="84" width="270" height="462" rx="40" fill="none" stroke="#fff" stroke-width="16"/>
<rect x="846" y="540" width="310" height="24" rx="12" fill="#fff"/>
<g transform="translate(936 474) rotate(8) scale(.44)"><path d="${bean}" fill="#0b5563"/><path clip-path="url(#bean)" d="${water}" fill="#e6f2f2"/></g>
</svg>`;
