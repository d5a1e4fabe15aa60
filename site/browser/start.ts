import { arrived } from "./arrival.ts";
import { startConsent } from "./consent.ts";
import { startContacts } from "./contacts.ts";
import { startFetchingAhead } from "./fetch-ahead.ts";
import { startFolds } from "./folds.ts";
import { startForms } from "./forms.ts";
import { startHashTabs } from "./hash-tabs.ts";
import { startIslands } from "./islands.ts";
import { startModals } from "./modals.ts";
import { startNavigation } from "./navigate.ts";
import { startOfflineNotice } from "./offline.ts";
import { startPresses } from "./presses.ts";
import { startQualityFrame } from "./quality-frame.ts";
import { startReveal } from "./reveal.ts";
import { startSubmenus } from "./submenus.ts";
import { startVision } from "./vision.ts";
import { startWaiting } from "./waiting.ts";

// The one script of every page. Each concern listens at the document, once; what it does to new HTML it does on arrival.
startWaiting();
startModals();
startPresses();
startVision();
startForms();
startFetchingAhead();
startNavigation();
startSubmenus();
startFolds();
startHashTabs();
startContacts();
startConsent();
startQualityFrame();
startReveal();
startOfflineNotice();
startIslands();
arrived({ root: document.body, how: "load" });

if (import.meta.hot) void import("./in-development.ts");
