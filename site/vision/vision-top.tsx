import type { VisionSettings } from "./settings.ts";
import { VisionHeader, type VisionHeaderProps } from "./vision-header.tsx";
import { VisionPanel } from "./vision-panel.tsx";

/** What stands above the page in the visually-impaired mode. Loaded by the browser only when the mode is on. */
export default function VisionTop({ settings, ...header }: VisionHeaderProps & { settings: VisionSettings }) {
  return (
    <>
      <VisionPanel settings={settings} />
      <VisionHeader {...header} />
    </>
  );
}
