import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSmtp } from "#api/outbox/smtp.ts";

/** A mail server that asks for a password and offers no TLS; `heard` is what it received. */
const heard: string[] = [];
const server = createServer((socket) => {
  socket.on("error", () => undefined);
  socket.write("220 mail.example\r\n");
  socket.on("data", (data) => {
    for (const line of String(data).split("\r\n").filter(Boolean)) {
      heard.push(line);
      if (line.startsWith("EHLO")) socket.write("250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n");
      else if (line.startsWith("AUTH")) socket.write("535 no\r\n");
      else socket.write("502 no\r\n");
    }
  });
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => void heard.splice(0));
afterAll(() => server.close());

const letter = { to: "staff@renaria.example", subject: "Заявка", locale: "ru" as const, parts: [] };

// The loopback address in hexadecimal, which the site does not recognise as this machine.
test.each([
  ["0x7f000001", "", false],
  ["0x7f000001", "?requireTLS=false", true],
  ["127.0.0.1", "", true],
])("a password to %s%s without TLS: sent %s", async (host, query, isTold) => {
  const send = createSmtp(`smtp://site:secret@${host}:${port}/${query}`, "site@renaria.example");
  await expect(send(letter, "1")).rejects.toThrow();
  expect(heard.some((line) => line.startsWith("EHLO"))).toBe(true);
  expect(heard.some((line) => line.startsWith("AUTH"))).toBe(isTold);
});
