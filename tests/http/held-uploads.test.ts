import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filled, postForm } from "../support/forms.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "renaria-held-"));
  server = await startServer({ CONTENT_DIR: writeSamplePack(), DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1,::1" });
});
afterAll(() => server.stop());

const MB = 1024 * 1024;

function openPost(from: string, bytes: number): Socket {
  const socket = createConnection(Number(new URL(server.origin).port), "localhost");
  const head = [
    "POST /forms/vacancy HTTP/1.1",
    "Host: localhost",
    `Origin: ${server.origin}`,
    `X-Forwarded-For: ${from}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${bytes}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

/** Sends most of a file and then waits; collects what the server answers meanwhile. */
async function hold(from: string): Promise<{ socket: Socket; answer: () => string }> {
  const socket = openPost(from, 10.5 * MB);
  socket.on("error", () => undefined);
  const said: string[] = [];
  socket.on("data", (chunk) => said.push(String(chunk)));
  const isFree = () =>
    new Promise((resolve) => socket.once("drain", resolve).once("close", resolve).once("data", resolve));
  for (let sent = 0; sent < 10 && socket.writable && said.length === 0; sent++) {
    if (!socket.write(Buffer.alloc(MB, "a"))) await isFree();
  }
  // A client that sends nothing at all is disconnected.
  const dripping = setInterval(() => socket.writable && socket.write("a"), 1000);
  socket.once("close", () => clearInterval(dripping));
  return { socket, answer: () => said.join("") };
}

test("one address holds at most its share of memory; others, and posts without files, are served", async () => {
  const mine = "203.0.113.20";
  const held = [await hold(mine), await hold(mine), await hold(mine)];
  // The answer arrives, although the body is discarded.
  const refused = await postForm(
    server.origin,
    "/forms/vacancy",
    { ...filled.vacancy, resume: new File([Buffer.alloc(10 * MB, "a")], "cv.txt") },
    { headers: { "X-Forwarded-For": mine } },
  );
  expect(refused.status).toBe(503);
  expect(held.map(({ answer }) => answer())).toEqual(["", "", ""]);

  const file = new File(["Мой опыт"], "cv.txt");
  const fromOther = await postForm(server.origin, "/forms/vacancy", { ...filled.vacancy, resume: file });
  expect(fromOther.status).toBe(200);
  const small = await postForm(server.origin, "/forms/vacancy", filled.vacancy, {
    headers: { "X-Forwarded-For": mine },
  });
  expect(small.status).toBe(200);

  for (const { socket } of held) socket.destroy();
  // The memory is released when the server has noticed the disconnects.
  const big = new File([Buffer.alloc(4 * MB, "a")], "cv.txt");
  await expect
    .poll(
      async () =>
        (
          await postForm(
            server.origin,
            "/forms/vacancy",
            { ...filled.vacancy, name: "Вера", resume: big },
            { headers: { "X-Forwarded-For": mine } },
          )
        ).status,
      { timeout: 30_000 },
    )
    .toBe(200);
});

test("a client that sends far too much gets an explanation, although the rest is discarded", async () => {
  const socket = openPost("203.0.113.21", 21 * MB);
  let said = "";
  socket.on("data", (chunk) => (said += String(chunk)));
  const ended = new Promise<string>((resolve) => {
    socket.on("error", ({ message }) => resolve(message)).on("close", () => resolve("closed"));
  });
  socket.write(Buffer.alloc(MB, "a"));
  // A slow phone: it pauses for longer than a server waits that discards the rest.
  await Promise.race([ended, setTimeout(1500)]);
  let sent = 1;
  for (; sent < 21 && !socket.closed; sent++) {
    if (!socket.write(Buffer.alloc(MB, "a"))) await Promise.race([ended, once(socket, "drain")]);
  }
  expect(sent).toBe(21);
  expect(await ended).toBe("closed");
  expect(said).toMatch(/^HTTP\/1.1 413 /);
});
