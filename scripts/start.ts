import { buildWhenStale } from "./build.ts";

await buildWhenStale();
await import("#server/main.ts");
