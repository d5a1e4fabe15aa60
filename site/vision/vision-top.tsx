import type { ReactNode } from "react";
import type { VisionSettings } from "./settings.ts";
import { VisionHeader, type VisionHeaderProps } from "./vision-header.tsx";
import { VisionPanel } from "./vision-panel.tsx";

type Props = VisionHeaderProps & { settings: VisionSettings; notices: ReactNode };

/** What stands above the page in the visually-impaired mode. Loaded by the browser only when the mode is on. */
export default function VisionTop({ settings, notices, ...header }: Props) {
  return (
    <>
      <VisionPanel settings={settings} />
      {notices}
      <VisionHeader {...header} />
    </>
  );
}
