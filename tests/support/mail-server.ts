import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect } from "vitest";
import { type ReadLetter, readLetter } from "./read-letter.ts";

type Stage = "connection" | "from" | "to" | "data";
/** The server's reply at a stage: a code with a text, or "hang" for none; undefined: success. */
type Judge = (stage: Stage, address: string) => { code: number; words: string } | "hang" | undefined;
type Received = ReadLetter & { from: string; to: string[] };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A real mail server on loopback that stores the letters it accepts. */
export async function startMailServer(port = 0) {
  const letters: Received[] = [];
  let judge: Judge = () => undefined;
  let hold = async () => {};
  const answer = (stage: Stage, address: string, callback: (error?: Error | null) => void) => {
    const verdict = judge(stage, address);
    if (verdict === "hang") return;
    callback(verdict ? Object.assign(new Error(verdict.words), { responseCode: verdict.code }) : null);
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect: (session, callback) => answer("connection", session.remoteAddress, callback),
    onMailFrom: (address, _session, callback) => answer("from", address.address, callback),
    onRcptTo: (address, _session, callback) => answer("to", address.address, callback),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
        const to = session.envelope.rcptTo.map(({ address }) => address);
        await hold();
        answer("data", to.join(), (error) => {
          if (!error) letters.push({ ...readLetter(Buffer.concat(chunks).toString("latin1")), from, to });
          callback(error);
        });
      });
    },
  });
  // Some tests kill the client in the middle.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    letters,
    to: (recipient: string) => letters.filter(({ to }) => to.includes(recipient)),
    judgeBy(next: Judge) {
      judge = next;
    },
    /** Delay before a letter is accepted. */
    holdData(next: () => Promise<void>) {
      hold = next;
    },
    /** Waits until there are this many letters. */
    arrived: (count: number) => expect.poll(() => letters.length, { timeout: 60_000 }).toBe(count),
    close: () =>
      new Promise<void>((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(() => resolve());
      }),
  };
}
