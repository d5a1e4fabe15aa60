import { writeFileSync } from "node:fs";
import { drawings } from "./drawings/drawings.ts";

// npm run drawings: draws the scenes and faces of content/pictures again. Run it when a file of scripts/drawings or a
// center's number of places changes; see docs/guides/draw.md.
for (const [name, svg] of drawings()) writeFileSync(`content/pictures/${name}.svg`, svg);
