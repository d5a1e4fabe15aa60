import { foldCase } from "#contract/fold-case.ts";
import { entityConfigs } from "#contract/entity-configs.ts";
import { entriesOf } from "#contract/forms/details.ts";
import { locales } from "#contract/locale.ts";
import type { StoredKinds } from "../stored.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { Submission } from "./letters/submission.ts";
import type { MailSettings } from "./mail-settings.ts";

type Recipient = StoredKinds["recipient"]["shared"];

/** Recipients, the first that is set: of the subject, of the center, of the city, of the type, the common address. */
export function addresseeOf(
  { type, payload }: Pick<Submission, "type" | "payload">,
  snapshot: Pick<Snapshot, "in" | "recipients">,
  mail: Pick<MailSettings, "toOf"> & { to: string },
): string {
  const entry = (title: string) => entriesOf(payload).find((one) => one.title === title)?.value ?? "";
  const center = findCenter(snapshot, entry("Center"));
  const city = findCity(snapshot, entry("City")) ?? center?.city;
  const of = (key: "subject" | "center" | "city", alias: string | undefined) =>
    alias &&
    emailFor(
      type,
      snapshot.recipients.find((one) => one[key] === alias),
    );
  return (
    of("subject", entry("Subject")) || of("center", center?.alias) || of("city", city) || mail.toOf[type] || mail.to
  );
}

/** A complaint never goes to those it is about unless their entry names them for it. */
function emailFor(type: Submission["type"], recipient: Recipient | undefined): string | undefined {
  return recipient?.types[type] ?? (type === "quality-control" ? undefined : recipient?.email);
}

function findCenter({ in: local }: Pick<Snapshot, "in">, typed: string) {
  for (const locale of locales) {
    const found = local[locale].entities
      .get(entityConfigs.center.id)
      ?.find(({ alias, title }) => alias === typed || isSame(title, typed));
    if (found) {
      const city = found.config.fields.find(({ key }) => key === "city")?.value;
      return { alias: found.alias, city: typeof city === "string" ? city : undefined };
    }
  }
  return undefined;
}

function findCity({ in: local }: Pick<Snapshot, "in">, typed: string): string | undefined {
  return locales
    .flatMap((locale) => local[locale].cities)
    .find(({ slug, title }) => isSame(slug, typed) || isSame(title, typed))?.slug;
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Normalised: case, ё, dashes and spaces do not matter. */
function plain(text: string): string {
  return foldCase(text)
    .replaceAll(/[\s\p{Pd}]+/gu, " ")
    .trim();
}
