// What a timeout of ours or of PostgreSQL says: on a machine that stood still for seconds any query may meet one.
const TIMEOUT = /took too long|Query read timeout|statement timeout|timeout exceeded when trying to connect/;

/** The lines of a server's log that are errors, without those of timeouts. */
export function loggedErrors(output: string): string[] {
  return output.split("\n").filter((line) => line.includes('"level":50') && !TIMEOUT.test(line));
}
