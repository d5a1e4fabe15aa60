import { expect, test } from "vitest";
import { describeDiskFault } from "./disk-fault.ts";

const fault = (more: object) => Object.assign(new Error("said"), more);
const sqlite = (errcode: number) => fault({ code: "ERR_SQLITE_ERROR", errcode });

test.each([
  [fault({ code: "ENOSPC", path: "/data/secret.1" }), "the disk is full"],
  [fault({ code: "ENOSPC" }), "the disk is full"],
  [fault({ code: "EROFS", path: "/data" }), "the disk is read-only"],
  [fault({ code: "EACCES", path: "/data/secret" }), "this user may not write there"],
  [fault({ code: "ENOENT", path: "/" }), "it is not a folder and cannot be made one"],
  [sqlite(13), "the disk is full (said)"],
  // SQLITE_IOERR_SHMSIZE
  [sqlite(4874), "the disk does not take what is written (said)"],
])("a disk fault that an operator can fix is named: %o", (error, words) => {
  expect(describeDiskFault(error, "/data")).toBe(words);
});

test.each([
  fault({ code: "EACCES", path: "/content/index.md" }),
  fault({ code: "ECONNREFUSED" }),
  sqlite(1),
  new TypeError("x is not a function"),
  "text",
])("any other error is not a disk fault: %o", (error) => {
  expect(describeDiskFault(error, "/data")).toBeUndefined();
});
