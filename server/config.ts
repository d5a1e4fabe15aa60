import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { MailSettings } from "#api/outbox/mail-settings.ts";
import { type FeedbackSlug, feedbackSlugs } from "#contract/records/feedback-type.ts";

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment; an invalid value stops the start with a line that names it. */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable counts as unset: that is how a .env file or a container leaves one out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const values = parsed.data;
  for (const prefix of ["MAIL_TO_", "RETENTION_DAYS_"]) {
    const unknown = Object.keys(given).find((name) => name.startsWith(prefix) && !(name in Environment.shape));
    if (unknown)
      throw new ConfigError(
        `${unknown}: takes one of ${feedbackSlugs.map((slug) => prefix + variableOf(slug)).join(", ")}`,
      );
  }
  if (values.WORKERS > 1 && !values.DATABASE_URL) {
    throw new ConfigError("WORKERS: more than one process needs DATABASE_URL, a PostgreSQL server");
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin,
    dataDir: values.DATA_DIR,
    contentDir: values.CONTENT_DIR,
    databaseUrl: values.DATABASE_URL,
    workers: values.WORKERS,
    apiBaseUrl: values.API_BASE_URL,
    mediaBaseUrl: values.MEDIA_BASE_URL ?? mediaBeside(values.API_BASE_URL),
    mediaHosts: values.MEDIA_HOSTS,
    accountId: values.ACCOUNT_ID,
    trustProxy: values.TRUST_PROXY,
    mail: readMail(values, publicOrigin),
    metrikaId: values.METRIKA_ID,
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    secret: values.SECRET,
    retention: retentionOf(values),
    logLevel: values.LOG_LEVEL,
    hasStyleguide: values.STYLEGUIDE === "on",
    isOfflineOn: values.OFFLINE === "on",
  };
}

export class ConfigError extends Error {}

const DEFAULT_DATA_DIR = "./.data";

/** The data folder, even if the rest of the environment is invalid. */
export function dataDirOf(env: Record<string, string | undefined>): string {
  return env["DATA_DIR"] || DEFAULT_DATA_DIR;
}

/** Our own media; with another API, /media of its origin, where an API of this project serves them. */
function mediaBeside(apiBaseUrl: string | undefined): string {
  return apiBaseUrl ? new URL("/media", apiBaseUrl).href : "/media";
}

/** The default sender is the site itself. */
function readMail(values: z.output<typeof Environment>, publicOrigin: string): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = `noreply@${new URL(publicOrigin).hostname}`, MAIL_TO: to } = values;
  // With another content API, that API sends the letters.
  if (!smtpUrl || values.API_BASE_URL) return undefined;
  const toOf = feedbackSlugs.map((slug) => [slug, values[`MAIL_TO_${variableOf(slug)}`]] as const);
  return { smtpUrl, from, ...(to && { to }), toOf: Object.fromEntries(toOf.filter(([, address]) => address)) };
}

/** The name of a submission type in variables. */
function variableOf(slug: FeedbackSlug): VariableOf<FeedbackSlug> {
  return slug.toUpperCase().replaceAll("-", "_") as VariableOf<FeedbackSlug>;
}

type VariableOf<Slug extends string> = Slug extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${VariableOf<Rest>}`
  : Uppercase<Slug>;

/** A variable for each submission type, so that none is without a recipient. */
function perType<Prefix extends string, Rule>(prefix: Prefix, rule: Rule) {
  const rules = feedbackSlugs.map((slug) => [`${prefix}_${variableOf(slug)}`, rule]);
  return Object.fromEntries(rules) as Record<`${Prefix}_${VariableOf<FeedbackSlug>}`, Rule>;
}

function whole(min: number, max: number) {
  const message = `takes a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function url(protocols: RegExp, message: string) {
  return z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.test(parsed.protocol) && !value.includes("#");
  }, message);
}

/** An address that paths are appended to; browsers and `fetch` refuse one with a password. */
function isBase(value: string): boolean {
  return !/[?#]/.test(value) && !URL.parse(value)?.username && !URL.parse(value)?.password;
}

const baseMessage = "takes an address without ?, #, a user or a password";

const origin = z
  .string()
  .refine(isOrigin, "takes an origin such as https://renaria.example, without a path")
  .transform((value) => new URL(value).origin);

const proxies = z
  .string()
  .transform((value) => value.split(",").map((entry) => entry.trim()))
  .refine(
    (list) => list.every(isNetwork),
    "takes addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8",
  );

const hosts = z
  .string()
  .transform((value) => value.split(",").map((entry) => entry.trim().toLowerCase()))
  .refine(
    (list) => list.every((entry) => /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/.test(entry)),
    "takes names of hosts with commas between them, such as pictures.example, cdn.example:8443",
  );

const mail = z.email("takes an e-mail address");
const days = whole(30, 36_500);

const Environment = z.object({
  PORT: whole(1, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "takes a host name or an address")
    .default("127.0.0.1"),
  PUBLIC_ORIGIN: origin.optional(),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  CONTENT_DIR: z.string().default(fileURLToPath(new URL("../content", import.meta.url))),
  DATABASE_URL: url(/^postgres(ql)?:$/, "takes postgres://user:password@host/database").optional(),
  WORKERS: whole(1, 64).default(1),
  API_BASE_URL: url(/^https?:$/, "takes the address of a content API, such as https://api.renaria.example/api")
    .refine(isBase, baseMessage)
    .optional(),
  MEDIA_BASE_URL: z
    .string()
    .refine(
      (value) => /^\/[^/]/.test(value) || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
      "takes a path such as /media or an http(s) address",
    )
    .refine(isBase, baseMessage)
    .optional(),
  MEDIA_HOSTS: hosts.default([]),
  ACCOUNT_ID: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "takes one word of plain characters")
    .default("renaria"),
  TRUST_PROXY: proxies.default([]),
  SMTP_URL: url(/^smtps?:$/, "takes smtp://user:password@host:port")
    .refine(
      (value) => ["true", "false", undefined, null].includes(URL.parse(value)?.searchParams.get("requireTLS")),
      "takes requireTLS=true or requireTLS=false",
    )
    .optional(),
  MAIL_FROM: mail.optional(),
  MAIL_TO: mail.optional(),
  ...perType("MAIL_TO", mail.optional()),
  METRIKA_ID: z
    .string()
    .regex(/^[1-9]\d*$/, "takes the counter's number")
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "takes at least 16 plain characters without a space")
    .optional(),
  DRAIN_SECONDS: whole(0, 300).default(0),
  SECRET: z.string().min(32, "takes at least 32 characters").optional(),
  RETENTION_DAYS: days.optional(),
  ...perType("RETENTION_DAYS", days.optional()),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "takes debug, info, warn, error or silent")
    .default("info"),
  STYLEGUIDE: z.enum(["on", "off"], "takes on or off").default("off"),
  OFFLINE: z.enum(["on", "off"], "takes on or off").default("on"),
});

/** By submission type; a type's own number overrides the common one. */
function retentionOf(values: z.output<typeof Environment>): Partial<Record<FeedbackSlug, number>> {
  const given = feedbackSlugs.map(
    (slug) => [slug, values[`RETENTION_DAYS_${variableOf(slug)}`] ?? values.RETENTION_DAYS] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function isNetwork(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === "/" && !search && !hash && !username;
}
