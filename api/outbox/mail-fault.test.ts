import { expect, test } from "vitest";
import { readFault } from "./mail-fault.ts";

const fault = (properties: object) => readFault(Object.assign(new Error("550 needle@mail.example"), properties));

test.each([
  ["a mailbox that is not there", { responseCode: 550, command: "RCPT TO" }, "SMTP 550", true, false],
  ["a letter refused for its content", { responseCode: 554, command: "DATA" }, "SMTP 554", true, false],
  ["a full mailbox", { responseCode: 452, command: "RCPT TO" }, "SMTP 452", false, false],
  ["a session in disorder", { responseCode: 503, command: "MAIL FROM" }, "SMTP 503", false, false],
  ["a wrong password", { responseCode: 535, command: "AUTH PLAIN", code: "EAUTH" }, "SMTP 535", false, true],
  ["a server that lets nobody in", { responseCode: 554, command: "CONN" }, "SMTP 554", false, true],
  ["a server that is not there", { code: "ESOCKET", originalCode: "ECONNREFUSED" }, "ECONNREFUSED", false, true],
  ["an address that is none", { code: "EENVELOPE" }, "EENVELOPE", true, false],
  ["something else", { code: "needle@mail.example" }, "UNKNOWN", false, true],
])("%s", (_what, properties, code, isPermanent, isServer) => {
  expect(fault(properties)).toEqual({ code, isPermanent, isServer });
});
