import { writeFileSync } from "node:fs";
import { drawings } from "./drawings/drawings.ts";

// node scripts/make-drawings.ts: draws the scenes and faces of content/pictures anew. Run it when one of
// scripts/drawings changes, look at what came out, and commit it.
for (const [name, svg] of drawings()) writeFileSync(`content/pictures/${name}.svg`, svg);
