import { registerHooks } from "node:module";

// Given to a server by --import: it tells which of React's builds it renders with.
registerHooks({
  load(url, context, next) {
    const [file] = /react-dom-server[\w.-]*\.(?:development|production)\.js$/.exec(url) ?? [];
    if (file) console.log(`loads ${file}`);
    return next(url, context);
  },
});
