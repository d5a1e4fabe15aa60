import { backup, DatabaseSync } from "node:sqlite";
import { Refusal } from "../refusal.ts";

/** The row count of every table, to compare a copy with. */
export type TableCounts = Record<string, number>;

const ALL_PAGES = 2 ** 31 - 1;

/** A consistent copy of the database while others read and write it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // All pages in one step: between steps another process may write, and the copy would start again each time.
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  // One file without a journal beside it. The server sets its own journal mode when it opens it.
  copy.exec("pragma journal_mode = delete");
  copy.close();
}

/** Reads the whole file and refuses a damaged one. */
export function checkSqlite(file: string): TableCounts {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [verdict] = Object.values(database.prepare("pragma integrity_check").get() ?? {});
    if (verdict !== "ok") throw new Refusal(`the database in the backup is damaged: ${String(verdict)}`);
    const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const [count] = Object.values(database.prepare(`select count(*) from "${String(name)}"`).get() ?? {});
        return [String(name), Number(count)];
      }),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`the database in the backup cannot be read: ${error instanceof Error ? error.message : error}`);
  } finally {
    database.close();
  }
}
