import "./browser/start.ts";
