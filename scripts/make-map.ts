import { writeFileSync } from "node:fs";
import { outlinesFile } from "./map/outlines.ts";

// npm run map: draws the land of the map of centers again. Run it when a frame in site/tools/centers/map/project.ts
// changes.
writeFileSync("site/tools/centers/map/outlines.ts", outlinesFile());
