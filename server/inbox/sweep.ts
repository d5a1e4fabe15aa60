import { sweepDatabase } from "../sweep-hourly.ts";
import { type Command, readArgs } from "./tool.ts";
import { count } from "./inbox-words.ts";

export const sweep: Command = {
  usage: "sweep",
  about: "erases now what RETENTION_DAYS says is too old, as the server does by itself every hour",
  async run(args, { database, config, now }) {
    readArgs(args, {});
    const { files, erased } = await sweepDatabase(database, config.retention, now);
    console.log(`erased: ${count(erased, "submission")}, and ${count(files, "file")} that nobody claimed`);
    if (Object.keys(config.retention).length === 0)
      console.log("RETENTION_DAYS is not set: submissions are kept until somebody erases them");
  },
};
