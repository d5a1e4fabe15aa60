import { refreshPage } from "./navigate.ts";

// An edit of a view, a style, a word or a loader shows at once in the open page; an edit of content, or of code that
// runs here, reloads it. Refreshes are serialised: the last one begins after the last edit.
let refreshed = Promise.resolve();
import.meta.hot?.on("renaria:edit", () => {
  refreshed = refreshed.then(() => refreshPage());
});
