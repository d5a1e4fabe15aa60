import { registerHooks } from "node:module";

// Preloaded into a server by --import: prints which build of React it renders with.
registerHooks({
  load(url, context, next) {
    const [file] = /react-dom-server[\w.-]*\.(?:development|production)\.js$/.exec(url) ?? [];
    if (file) console.log(`loads ${file}`);
    return next(url, context);
  },
});
