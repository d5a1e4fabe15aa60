import type { AnswerStore, SubmissionFile } from "../../db/answer-store.ts";
import { defaultLocale } from "#contract/locale.ts";
import { entriesOf, messageOf } from "#contract/forms/details.ts";
import { extensionOf, type FileExtension } from "#contract/forms/files.ts";
import { oneLine } from "#contract/one-line.ts";
import { formatPhone } from "#contract/phone.ts";
import { mimeOf } from "../../media/file-mime.ts";
import type { Snapshot } from "../../snapshot/snapshot.ts";
import type { Attachment, Letter, Part } from "../letter.ts";
import { formatEntry, typeTitle } from "./format-entry.ts";
import { formatMoment } from "./format-moment.ts";
import type { Submission } from "./submission.ts";
import { staffWords as words } from "./letter-words.ts";

export type StaffMatter = {
  submission: Submission;
  consents: Awaited<ReturnType<AnswerStore["consentsOf"]>>;
  files: SubmissionFile[];
  snapshot: Snapshot;
  link: string;
};

/** Everything that was sent, for the staff who answer it; a reply goes to the visitor. */
export function staffLetter(matter: StaffMatter): Omit<Letter, "to"> {
  const { submission, files, snapshot } = matter;
  const { caller, email } = submission.payload;
  return {
    subject: `${typeTitle(snapshot, submission.type)}: ${submission.reference}`,
    locale: defaultLocale,
    parts: staffParts(matter),
    ...(email && { replyTo: { name: oneLine(caller), address: oneLine(email) } }),
    attachments: fitting(files).map(toAttachment),
  };
}

/** Mail servers accept about 20 MB, and encoding makes a file a third larger. */
const MOST_ATTACHED_BYTES = 14 * 1024 * 1024;

/** The files that fit into one letter, in order: a letter that every server refuses would notify nobody. */
function fitting(files: SubmissionFile[]): SubmissionFile[] {
  let bytes = 0;
  return files.filter((file) => {
    const isFitting = bytes + file.bytes.length <= MOST_ATTACHED_BYTES;
    if (isFitting) bytes += file.bytes.length;
    return isFitting;
  });
}

function staffParts({ submission, consents, files, snapshot, link }: StaffMatter): Part[] {
  const { reference, createdAt, replyDueAt, locale, payload } = submission;
  // The lines under the message are already shown above, as rows.
  const message = messageOf(payload);
  const attached = fitting(files);
  const left = files.filter((file) => !attached.includes(file)).map(({ name }) => oneLine(name));
  const rows: [string, string][] = [
    [words.reference, reference],
    [words.received, formatMoment(createdAt, defaultLocale)],
    [words.due, replyDueAt ? formatMoment(replyDueAt, defaultLocale) : ""],
    [words.name, payload.caller],
    [words.phone, payload.phone && sayPhone(payload.phone)],
    [words.email, payload.email],
    ...entriesOf(payload).map((entry) => formatEntry(entry, snapshot)),
    [words.language, words.languages[locale]],
    [words.files, files.map(({ name }) => name).join(", ")],
    [words.consents, consents.map(sayConsent).join("; ")],
  ];
  return [
    { text: typeTitle(snapshot, submission.type) },
    { rows: rows.filter(([, value]) => value !== "") },
    ...(message ? [{ quote: message }] : []),
    ...(left.length > 0 ? [{ text: words.tooBig(left.join(", "), reference) }] : []),
    { link: { title: words.markAnswered, href: link } },
    { text: words.about },
  ];
}

/** With a file extension, so that it can be opened even if the visitor's name for it has none. */
function toAttachment({ name, kind, bytes }: SubmissionFile): Attachment {
  const filename = extensionOf(name) === kind ? oneLine(name) : `${oneLine(name)}.${kind}`;
  return { filename, content: bytes, contentType: mimeOf(kind as FileExtension) };
}

function sayPhone(phone: string): string {
  return phone.startsWith("+7") ? (formatPhone(phone) ?? phone) : phone;
}

function sayConsent({ document, version, how }: StaffMatter["consents"][number]): string {
  return `${document}, ${words.version} ${version}, ${how === "ticked" ? words.ticked : words.bySending}`;
}
