import { startCopying } from "./copying.ts";

export { loadPictures } from "./load-pictures.ts";

// One file for what nobody needs before the page is shown.
startCopying();
