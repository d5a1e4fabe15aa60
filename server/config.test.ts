import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment has valid defaults", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicOrigin: "http://localhost:3000",
    dataDir: "./.data",
    workers: 1,
    accountId: "renaria",
    mediaBaseUrl: "/media",
    trustProxy: [],
    isOfflineOn: true,
  });
});

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test("media are served next to the API, unless configured otherwise", () => {
  const API_BASE_URL = "https://content.example/v1/api";
  expect(readConfig({ API_BASE_URL }).mediaBaseUrl).toBe("https://content.example/media");
  expect(readConfig({ API_BASE_URL, MEDIA_BASE_URL: "/media" }).mediaBaseUrl).toBe("/media");
  expect(readConfig({ MEDIA_HOSTS: "a.example, B.example:8080" }).mediaHosts).toEqual(["a.example", "b.example:8080"]);
});

test("submissions are kept for ever, or for the retention of their type, or for the general one", () => {
  expect(readConfig({}).retention).toEqual({});
  expect(readConfig({ RETENTION_DAYS: "365", RETENTION_DAYS_QUALITY_CONTROL: "1095" }).retention).toMatchObject({
    default: 365,
    vacancy: 365,
    "quality-control": 1095,
  });
  expect(readConfig({ RETENTION_DAYS_VACANCY: "180" }).retention).toEqual({ vacancy: 180 });
});

test("the public origin follows the port and drops a trailing slash", () => {
  expect(readConfig({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
  expect(readConfig({ PUBLIC_ORIGIN: "https://renaria.example/" }).publicOrigin).toBe("https://renaria.example");
  expect(readConfig({ PUBLIC_ORIGIN: "https://ренария.рф:443" }).publicOrigin).toBe(
    new URL("https://ренария.рф").origin,
  );
});

describe("an invalid value stops the start with one line that names the variable", () => {
  test.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["PORT", "0"],
    ["HOST", "a b"],
    ["PUBLIC_ORIGIN", "renaria.example"],
    ["PUBLIC_ORIGIN", "https://renaria.example/path"],
    ["DATABASE_URL", "mysql://x"],
    ["WORKERS", "0"],
    ["WORKERS", "2"],
    ["DATABASE_URL", "postgres://a@db.example/renaria#x"],
    ["API_BASE_URL", "api"],
    ["API_BASE_URL", "https://api.example/api?x=1"],
    ["API_BASE_URL", "https://api.example/api?"],
    ["API_BASE_URL", "https://api.example/api#x"],
    ["API_BASE_URL", "https://user:password@api.example/api"],
    ["MEDIA_BASE_URL", "media"],
    ["MEDIA_BASE_URL", "/media?x=1"],
    ["MEDIA_BASE_URL", "https://files.example/#x"],
    ["MEDIA_HOSTS", "https://pictures.example"],
    ["MEDIA_HOSTS", "pictures.example, *"],
    ["MEDIA_HOSTS", "pictures.example; script-src"],
    ["ACCOUNT_ID", "two words"],
    ["TRUST_PROXY", "proxy"],
    ["TRUST_PROXY", "10.0.0.0/40"],
    ["SMTP_URL", "http://mail"],
    ["SMTP_URL", "mail"],
    ["SMTP_URL", "smtp://mail.example#x"],
    ["PUBLIC_ORIGIN", "https://renaria.example/?x=1"],
    ["MAIL_TO", "nobody"],
    ["MAIL_TO_REVIEW", "nobody"],
    ["MAIL_TO_REVUE", "a@b.example"],
    ["METRIKA_ID", "abc"],
    ["METRIKA_ID", "0"],
    ["METRICS_TOKEN", "short"],
    ["DRAIN_SECONDS", "a minute"],
    ["SECRET", "short"],
    ["RETENTION_DAYS", "7"],
    ["RETENTION_DAYS_VACANCY", "a year"],
    ["RETENTION_DAYS_REVUE", "365"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });
});

describe("mail", () => {
  const MAIL = { SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "site@a.example", MAIL_TO: "all@a.example" };

  test("is off without SMTP_URL and with another content API, which sends its own mail", () => {
    expect(readConfig({ MAIL_TO: "all@a.example" }).mail).toBeUndefined();
    expect(readConfig({ SMTP_URL: MAIL.SMTP_URL, API_BASE_URL: "https://api.a.example/api" }).mail).toBeUndefined();
  });

  test("reads the sender and the recipients by type", () => {
    const types = { MAIL_TO_QUALITY_CONTROL: "director@a.example", MAIL_TO_VACANCY: "jobs@a.example" };
    expect(readConfig({ ...MAIL, ...types }).mail).toEqual({
      smtpUrl: MAIL.SMTP_URL,
      from: MAIL.MAIL_FROM,
      to: MAIL.MAIL_TO,
      toOf: { "quality-control": "director@a.example", vacancy: "jobs@a.example" },
    });
  });

  test("has defaults: letters come from the site's own name, and types without a recipient go to our general address", () => {
    const PUBLIC_ORIGIN = "https://renaria.example";
    expect(readConfig({ SMTP_URL: MAIL.SMTP_URL, PUBLIC_ORIGIN }).mail).toEqual({
      smtpUrl: MAIL.SMTP_URL,
      from: "noreply@renaria.example",
      toOf: {},
    });
  });
});
