import { writeFileSync } from "node:fs";
import { outlinesFile } from "./map/outlines.ts";

// npm run map: draws the land under the map of centers anew. Run it when a frame in site/tools/centers/map/project.ts changes.
writeFileSync("site/tools/centers/map/outlines.ts", outlinesFile());
