import { arrived, onArrival } from "./arrival.ts";
import { startBar } from "./bar.ts";
import { startCenters } from "./centers.ts";
import { startConsent } from "./consent.ts";
import { startContents } from "./contents.ts";
import { startDrafts } from "./drafts.ts";
import { startFetchingAhead } from "./prefetch.ts";
import { startFolds } from "./folds.ts";
import { startForms } from "./forms.ts";
import { startHashTabs } from "./hash-tabs.ts";
import { startIslands } from "./islands.ts";
import { startModals } from "./modals.ts";
import { startNavigation } from "./navigate.ts";
import { startPresses } from "./presses.ts";
import { startQualityFrame } from "./start-quality-frame.ts";
import { startSavingLater } from "./start-saving.ts";
import { startScrollers } from "./scrollers.ts";
import { startSubmenus } from "./submenus.ts";
import { startUseful } from "./useful.ts";
import { startVision } from "./vision.ts";
import { startPageDeadline } from "./waiting.ts";
import { withCode } from "./with-code.ts";

// The one script of every page. Each concern adds its listeners to the document once, and handles new HTML on arrival.
startPageDeadline();
startModals();
startPresses();
startVision();
startForms();
startUseful();
startFetchingAhead();
startNavigation();
startSubmenus();
startFolds();
startHashTabs();
startContents();
startBar();
startCenters();
startConsent();
startQualityFrame();
startScrollers();
startDrafts();
startIslands();
startSavingLater();
// What only some pages have loads with them.
onArrival(({ how, root }) => {
  const sheet = root.querySelector<HTMLElement>("[data-nurse-sheet]");
  if (sheet) withCode(import("./nurse-sheet.ts"), ({ liveSheet }) => liveSheet(sheet));
  if (root.querySelector("[data-aloud]")) withCode(import("./aloud.ts"), ({ offerAloud }) => offerAloud());
  withCode(import("./later.ts"), ({ loadPictures }) => loadPictures());
  if (how === "navigation") withCode(import("./reveal.ts"), ({ reveal }) => reveal(root));
});
arrived({ root: document.body, how: "load" });

// Its code is loaded only if a counter is configured.
if (document.querySelector("meta[name=metrika]"))
  import("./metrika.ts").then(
    ({ startMetrika }) => startMetrika(),
    // Blockers keep it away.
    () => undefined,
  );
if (import.meta.hot) void import("./in-development.ts");
