import { writeFileSync } from "node:fs";
import { drawings } from "./drawings/drawings.ts";

// npm run drawings: draws the scenes and faces of content/pictures anew. Run it when one of
// scripts/drawings or the number of a center's places changes; docs/guides/draw.md says the rest.
for (const [name, svg] of drawings()) writeFileSync(`content/pictures/${name}.svg`, svg);
