// Messages of timeouts, ours or PostgreSQL's: on a machine that stalls for seconds any query may hit one.
const TIMEOUT = /took too long|Query read timeout|statement timeout|timeout exceeded when trying to connect/;

/** The error lines of a server's log, except timeouts. */
export function loggedErrors(output: string): string[] {
  return output.split("\n").filter((line) => line.includes('"level":50') && !TIMEOUT.test(line));
}
