import { write } from "node:fs";

const MOST_WAITING_BYTES = 1024 * 1024;
/**
 * Lines of the ordinary course are collected for so long, or until there are so many bytes: a write for each would cost a
 * third of a cached page. What went wrong is written at once.
 */
const COLLECT_MS = 20;
const COLLECT_BYTES = 64 * 1024;
/** As pino numbers its levels. */
const WARN = 40;
const TRY_AGAIN_MS = 100;

/**
 * Writes log lines: one write at a time, in the background. Nothing ever waits for the log or fails because of it:
 * lines that cannot be written (a full disk, a reader that is gone or does not read) are dropped and counted.
 */
export function createLogWriter(fd: number) {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isWriting = false;
  let isUrgent = false;
  let collecting: NodeJS.Timeout | undefined;
  let dropped = 0;
  let droppedUntold = 0;
  let onIdle: (() => void)[] = [];

  function drop(lines: number): void {
    dropped += lines;
    droppedUntold += lines;
  }

  function enqueue(line: string, level: number): void {
    if (waitingBytes + line.length > MOST_WAITING_BYTES) return drop(1);
    waiting.push(line);
    waitingBytes += line.length;
    isUrgent ||= level >= WARN || waitingBytes >= COLLECT_BYTES;
    sendSoon();
  }

  function sendSoon(): void {
    if (isWriting) return;
    if (onIdle.length > 0 || isUrgent) sendWaiting();
    else if (waiting.length > 0) collecting ??= setTimeout(sendWaiting, COLLECT_MS);
  }

  function sendWaiting(): void {
    clearTimeout(collecting);
    collecting = undefined;
    isUrgent = false;
    isWriting = waiting.length > 0;
    if (!isWriting) {
      for (const tell of onIdle.splice(0)) tell();
      return;
    }
    const lines = waiting;
    [waiting, waitingBytes] = [[], 0];
    send(Buffer.from(lines.join("")), lines.length);
  }

  function send(bytes: Buffer, lines: number): void {
    write(fd, bytes, (error, written) => {
      if (error?.code === "EAGAIN") return void setTimeout(send, TRY_AGAIN_MS, bytes, lines).unref();
      if (!error && written < bytes.length) return send(bytes.subarray(written), lines);
      if (error) drop(lines);
      else if (droppedUntold > 0) tellDropped();
      isWriting = false;
      sendSoon();
    });
  }

  function tellDropped(): void {
    const told = { level: WARN, time: Date.now(), dropped: droppedUntold, msg: "log lines were dropped" };
    droppedUntold = 0;
    enqueue(`${JSON.stringify(told)}\n`, WARN);
  }

  return {
    /** Asks pino for the level of the line that it writes. */
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string): void {
      enqueue(line, this.lastLevel);
    },
    /** Dropped lines since the start. */
    dropped: () => dropped,
    /** Resolves when all waiting lines are written or dropped. */
    idle: () =>
      new Promise<void>((resolve) => {
        onIdle.push(resolve);
        sendSoon();
      }),
  };
}
