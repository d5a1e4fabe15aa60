import { refreshPage } from "./navigate.ts";

// An edit of a view, a style, a word or a loader shows at once in the open page; one of content, or of what runs here,
// reloads it. One refresh after another: the last one begins after the last edit.
let refreshed = Promise.resolve();
import.meta.hot?.on("renaria:edit", () => {
  refreshed = refreshed.then(() => refreshPage());
});
