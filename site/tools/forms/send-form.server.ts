import { randomUUID } from "node:crypto";
import { check } from "#contract/forms/check.ts";
import { type BoxAsk, type Field, type Form, isSubject } from "#contract/forms/form.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { boxesOf, type FormName, fieldsOf, forms } from "#contract/forms/forms.ts";
import { HONEYPOT } from "#contract/forms/honeypot.ts";
import { toPayload } from "#contract/forms/payload.ts";
import { formatPhone, normalisePhone } from "#contract/phone.ts";
import { ApiRejection } from "../../api/client.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { toMoment } from "../../i18n/format-date.ts";
import { filesFieldOf } from "./asked-fields.ts";
import { addFiles } from "./add-files.server.ts";
import { consentsOf, loadDocuments } from "./documents.server.ts";
import {
  type FormAnswer,
  type FormProps,
  KEY,
  LEAST_FILL_MS,
  NOTHING_SENT,
  SHOWN_AT,
  versionField,
} from "./form-data.ts";
import { notesOn } from "./notes-on.ts";
import { postWords } from "./post-words.ts";
import { readBeforeFile, readPost } from "./read-post.server.ts";
import { refusal } from "./refusal.server.ts";
import { nextText } from "./shown-text.server.ts";
import { formWords } from "./forms-words.ts";

type Outcome = { answer: FormAnswer; retryAfter?: number };

/**
 * Handles a post in the page's action: success is shown only if the API has accepted it. `shown` is the form as its
 * page shows it.
 */
export async function sendForm(
  site: SiteContext,
  name: FormName,
  request: Request,
  shown: (post: FormData) => Promise<FormProps>,
): Promise<Outcome> {
  const { locale } = site;
  const words = postWords[locale];
  const form: Form = forms[name];
  const whole = await readPost(request);
  const post = whole ?? (await readBeforeFile(request)) ?? new FormData();
  const props = await shown(post);
  const fresh: FormAnswer = { ...NOTHING_SENT, typed: props.start, key: randomUUID(), at: Date.now() };
  const { typed, gone } = typedIn(form, post, props);
  const filesField = filesFieldOf(props);
  const isTrapped = textOf(post, HONEYPOT) !== "";
  const { files, errors: fileErrors, lost } = await addFiles(site, filesField, post, { isTrusted: !isTrapped });
  const checked = filesField && files.length > 0 ? { ...typed, [filesField.name]: "on" } : typed;
  const at = shownAt(post);
  const key = textOf(post, KEY).slice(0, 200) || null;
  const back = { ...typed, ...outdatedTicks(form, post, props) };
  const kept: FormAnswer = { ...fresh, typed: back, files, lost, at: at ?? fresh.at, key: key ?? fresh.key };
  const outcome = (answer: Partial<FormAnswer>) => ({ answer: { ...kept, ...answer } });

  if (!whole) {
    if (!filesField) return outcome({ status: 413, message: words.tooLong });
    if (filesField.isMultiple) return outcome({ status: 413, message: words.tooBigTogether });
    return outcome({ status: 413, message: words.tooBig, errors: { [filesField.name]: formErrors[locale].fileBig } });
  }
  const faults = Object.entries(check(form, checked, at ?? undefined)).map(([field, code]) => [
    field,
    formErrors[locale][code],
  ]);
  const closed = gone.filter(({ kind }) => kind === "vacancy").map(({ name: field }) => [field, words.vacancyGone]);
  const errors: Record<string, string> = { ...Object.fromEntries([...closed, ...faults]), ...fileErrors };
  if (Object.keys(errors).length > 0) {
    const tooOften = await countInVain(site);
    return tooOften
      ? refusal(form, tooOften, kept, locale)
      : outcome({ status: 422, errors, notes: notesOn(typed, errors, formWords[locale]) });
  }
  if (isTrapped) return outcome({ status: 422, message: words.trapped });
  if (at !== null && Date.now() - at < LEAST_FILL_MS) return outcome({ status: 422, message: words.tooFast });
  try {
    const sent = await send(site, form, { typed: checked, post, files, key });
    const subject = isSubject(props.start["subject"]) ? props.start["subject"] : undefined;
    const isReachable = Boolean(typed["phone"]?.trim() || typed["email"]?.trim());
    const next = nextText(locale, name, subject, { hours: props.hours, due: sent.due, isReachable });
    return outcome({ status: 200, typed: {}, notes: {}, files: [], sent: { ...sent, next } });
  } catch (error) {
    if (!(error instanceof ApiRejection)) site.reportError(error);
    return refusal(form, error, kept, locale);
  }
}

/**
 * When the form was shown, unless that cannot be. Days count from it: a request that was accepted may be sent again
 * after its day, and only the API knows it. For all others the API counts from its own day.
 */
function shownAt(post: FormData): number | null {
  const at = Number(textOf(post, SHOWN_AT));
  return at <= Date.now() && at > Date.now() - LONGEST_OPEN_MS ? at : null;
}

const LONGEST_OPEN_MS = 30 * 24 * 60 * 60 * 1000;

/** A post with errors counts towards the rate limit too, although it never reaches the API. */
async function countInVain(site: SiteContext): Promise<ApiRejection | undefined> {
  const retryAfter = await site.countPost();
  return retryAfter === null ? undefined : new ApiRejection({ status: 429, message: "" }, retryAfter);
}

type Sending = { typed: Record<string, string>; post: FormData; files: FormAnswer["files"]; key: string | null };

async function send(site: SiteContext, form: Form, { typed, post, files, key }: Sending) {
  const { api, locale } = site;
  const [type, documents] = await Promise.all([findType(site, form), loadDocuments(site, form)]);
  const consents = consentsOf(form, typed, post, documents);
  const payload = toPayload(form, typed, { type, attaches: files.map(({ id }) => id), consents });
  const { feedback } = await api.sendFeedback(payload, key ? { idempotencyKey: key } : {});
  const phone = normalisePhone(typed["phone"] ?? "");
  return {
    reference: feedback?.reference ?? null,
    due: feedback?.replyDueAt ? toMoment(locale, feedback.replyDueAt) : null,
    phone: phone && (formatPhone(phone) ?? phone),
  };
}

/** The form's own type; if the API does not have it, the default type. */
async function findType(site: SiteContext, form: Form): Promise<number> {
  const { api } = site;
  for (const slug of new Set([form.type, "default"])) {
    const { types } = await api.feedbackTypes({ filters: { slug }, locale: false });
    const type = types.find((one) => one.slug === slug) ?? types[0];
    if (type) return type.id;
  }
  throw new Error(`The API knows no feedback of type ${form.type}`);
}

/** The values of the form's own fields; a choice that the form does not offer counts as none, and is `gone`. */
function typedIn(form: Form, post: FormData, props: FormProps): { typed: Record<string, string>; gone: Field[] } {
  const fields = fieldsOf(form, props.start["subject"]).filter(({ kind }) => kind !== "files");
  const gone = fields.filter((field) => isGone(textOf(post, field.name), field, props));
  const entries = fields.map((field) => {
    const { name, kind } = field;
    if (kind === "given") return [name, props.given.find((one) => one.name === name)?.value ?? ""];
    return [name, gone.includes(field) ? "" : textOf(post, name)];
  });
  const ticks = boxesOf(form).flatMap(({ box }) => (isTicked(textOf(post, box)) ? [[box, "on"]] : []));
  return { typed: Object.fromEntries([...entries, ...ticks]), gone };
}

/** An empty list may be one that could not be loaded: then every choice is accepted. */
function isGone(value: string, { kind }: Field, { centers, vacancies }: FormProps): boolean {
  const offered = kind === "center" ? centers.flatMap(({ items }) => items) : kind === "vacancy" ? vacancies : [];
  return value !== "" && offered.length > 0 && !offered.some(({ alias }) => alias === value);
}

/** Ticks under a document that has changed since it was read: in the form that comes back they are empty. */
function outdatedTicks(form: Form, post: FormData, { documents }: FormProps): Record<string, string> {
  const isOutdated = ({ document }: BoxAsk) => {
    const seen = textOf(post, versionField(document));
    return seen !== "" && seen !== documents[document]?.version;
  };
  return Object.fromEntries(
    boxesOf(form)
      .filter(isOutdated)
      .map(({ box }) => [box, ""]),
  );
}

/** A browser sends nothing for an empty box; another client may send the box with a value that says no. */
function isTicked(value: string): boolean {
  return !/^(?:0|false|off|no)?$/i.test(value.trim());
}

function textOf(post: FormData, name: string): string {
  const value = post.get(name);
  return typeof value === "string" ? value.slice(0, MOST_TEXT) : "";
}

/** Longer than any field may be, so that too long values are reported as such. */
const MOST_TEXT = 20_000;
