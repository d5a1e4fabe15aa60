import { z } from "zod";
import { VISITORS_IDS_FROM } from "#api/stored.ts";
import { TO_BE_WRITTEN } from "../templates.ts";

export const Line = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((line) => line !== TO_BE_WRITTEN, "is still to be written");
/** Phrases separated by commas: a page for emergencies lists the signs as people type them. */
export const Keywords = z.string().trim().min(1).max(1200);
export const Alias = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/, "an alias has small letters, digits, - and _");
export const Phone = z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only");

/** Fields of the Russian file of every record. */
export const base = {
  id: z
    .number()
    .int()
    .positive()
    .max(VISITORS_IDS_FROM, `the numbers after ${VISITORS_IDS_FROM} are for visitors' reviews`),
  active: z.boolean().default(true),
  weight: z.number().int().default(0),
};

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour is written in quotes: "09:30"');
/** From one time of day to a later one. */
export const Span = z
  .strictObject({ begins: ClockTime, ends: ClockTime })
  .refine(({ begins, ends }) => begins < ends, "it ends after it begins");

/** Written with any offset, stored in UTC. */
export const Moment = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString());

// Written as a path in the pack; when a record is made of it, the reader has replaced it with the made file (`Placed`).
export const PictureField = z
  .string()
  .regex(/^pictures\/(?!.*\.\.)[\w./-]+$/, "a picture is pictures/…")
  .brand<"picture">();
/** A drawing of ours by its file name. */
export const DrawingField = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, "a drawing is named without its folder and ending: hall")
  .transform((name) => `pictures/${name}.svg`)
  .brand<"picture">();

/** A page of the site, without /en: an article by its alias, any other page by its path. */
export const PageField = z
  .string()
  .regex(/^(?:\/[\w/-]*|[a-z0-9][a-z0-9_-]*)$/, "a page is an alias or a path that begins with /");

export const DocumentField = z
  .string()
  .regex(/^documents\/(?!.*\.\.)[\w./-]+$/, "a document is documents/…")
  .brand<"document">();
