import { createContext } from "react";
import type { VisionSettings } from "./settings.ts";

/** The visually-impaired mode of the visitor; null while it is off. */
export const VisionContext = createContext<VisionSettings | null>(null);
