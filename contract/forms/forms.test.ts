import { describe, expect, test } from "vitest";
import { FeedbackInput } from "../feedback.ts";
import { check } from "./check.ts";
import { messageOf, withDetails } from "./details.ts";
import { checkFile, MAX_UPLOAD_BYTES } from "./files.ts";
import type { Form, Typed } from "./form.ts";
import { boxesOf, fieldsOf, formNames, formOfType, forms } from "./forms.ts";
import { fieldOfKey, payloadKey, toPayload, toTyped } from "./payload.ts";

const contact = { phone: "8 (916) 123-45-67", email: "anna@mail.example" };
const whole = {
  appointment: { caller: "Анна", ...contact, city: "Казань", content: "Нужен диализ", consent: "on" },
  question: { name: "Анна", email: contact.email, message: "Можно ли прийти в гости?", consent: "on" },
  vacancy: { name: "Анна", phone: contact.phone, consent: "on" },
  "quality-control": {
    name: "Анна",
    phone: contact.phone,
    centre: "Центр на Ясной",
    message: "Долго ждала",
    consent: "on",
  },
  review: { name: "Анна", centre: "Центр на Ясной", message: "Спасибо", consent: "on", publication: "on" },
  callback: { caller: "Анна", ...contact, consent: "on" },
} satisfies Record<keyof typeof forms, Typed>;

const sent = { type: 1, attaches: [], consents: [] };

describe.each(formNames)("%s", (name) => {
  const form: Form = forms[name];
  const typed: Typed = whole[name];

  test("has no faults when it is filled in", () => {
    expect(check(form, typed)).toEqual({});
  });

  test("names each required field that is missing", () => {
    for (const field of Object.keys(typed)) {
      const isOneOfTwo = form.oneOf?.includes(field) ?? false;
      const isBox = boxesOf(form).some(({ box }) => box === field);
      const isOptional = !isOneOfTwo && !isBox && !form.fields.find((one) => one.name === field)?.isRequired;
      const named = isOptional ? [] : [isOneOfTwo ? form.oneOf?.[0] : field];
      expect(Object.keys(check(form, { ...typed, [field]: isBox ? "" : " \u200b" }))).toEqual(named);
    }
  });

  test("the payload converts there and back unchanged, and every field has a key of its own", () => {
    const payload: FeedbackInput = toPayload(form, typed, sent);
    const again = toTyped(form, { ...payload, consents: [{ document: "publication", version: "1", how: "ticked" }] });
    expect(check(form, again)).toEqual({});
    expect(payload.caller).toBe("Анна");
    const keys = form.fields.map((field) => payloadKey(form, field.name));
    expect(new Set(keys).size).toBe(keys.length);
    for (const field of form.fields) expect(fieldOfKey(form, payloadKey(form, field.name))).toBe(field.name);
  });

  test("consent to data processing is a separate checkbox; only the agreement is accepted by sending", () => {
    const [first, ...more] = boxesOf(form, {}).map(({ box }) => box);
    expect([first, more]).toEqual(["consent", name === "review" ? ["publication"] : []]);
    expect(form.consents.filter(({ how }) => how === "by-sending")).toEqual([
      { document: "agreement", how: "by-sending" },
    ]);
  });

  test("is found by its type", () => {
    expect(formOfType(form.type)).toBe(form);
  });
});

test.each<[string, Typed, string, string]>([
  ["a short phone", { phone: "+7 (916) 123" }, "phone", "phoneWrong"],
  ["another country's phone is one", { phone: "+44 20 7946 0958" }, "phone", "undefined"],
  ["a broken e-mail", { email: "anna@mail" }, "email", "emailWrong"],
  ["a name of 121 letters", { caller: "а".repeat(121) }, "caller", "lineLong"],
  ["a message of 5001", { content: "а".repeat(5001) }, "content", "messageLong"],
  ["a day that is none", { subject: "travel", arrival: "2026-02-30" }, "arrival", "dateWrong"],
  ["a date that is not asked for", { subject: "dialysis", arrival: "2026-02-30" }, "arrival", "undefined"],
])("%s", (_what, typed, field, code) => {
  expect(String(check(forms.appointment, { ...whole.appointment, ...typed })[field])).toBe(code);
});

/** In Moscow it is already July. */
const NOW = Date.parse("2026-06-30T21:30:00Z");

test.each<[Typed, Record<string, string>]>([
  [{ arrival: "2026-07-01", departure: "2026-07-01", sessions: "1", language: "en" }, {}],
  [{ arrival: "2026-06-30" }, { arrival: "datePast" }],
  [{ departure: "2026-06-30" }, { departure: "datePast" }],
  // A browser without a field for dates sends them as they were typed.
  [{ arrival: " ", departure: " 2026-07-01 " }, {}],
  [{ arrival: " 2026-07-14", departure: "2026-07-13" }, { departure: "dateEarly" }],
  [{ arrival: "2026-07-14", departure: "2026-07-13" }, { departure: "dateEarly" }],
  [{ arrival: "2026-02-30", departure: "2026-07-13" }, { arrival: "dateWrong" }],
  [{ sessions: "100" }, {}],
  ...["-1", "0", "101", "1.5", "abc", "6 процедур"].map((sessions): [Typed, Record<string, string>] => [
    { sessions },
    { sessions: "countWrong" },
  ]),
  [{ language: "tlh" }, { language: "refused" }],
  [{ language: "" }, {}],
])("a trip with %j has the faults %j", (typed, faults) => {
  expect(check(forms.appointment, { ...whole.appointment, subject: "travel", ...typed }, NOW)).toEqual(faults);
  expect(check(forms.appointment, { ...whole.appointment, subject: "dialysis", ...typed }, NOW)).toEqual({});
});

test("the payload is what was typed, one entry per title, without empty ones", () => {
  expect(toPayload(forms.appointment, { ...whole.appointment, time: " " }, sent)).toEqual({
    caller: "Анна",
    phone: "+79161234567",
    email: "anna@mail.example",
    content: "Нужен диализ",
    extra: { other: [{ title: "City", value: "Казань" }] },
    details: [],
    ...sent,
  });
});

test("dates, sessions, home centre, language and records belong to a trip, and staff see them", () => {
  const names = (subject?: string) => fieldsOf(forms.appointment, subject).map(({ name }) => name);
  const ofJourney = ["arrival", "departure", "days", "sessions", "home", "language", "records"];
  expect(names("travel").filter((name) => !names("dialysis").includes(name))).toEqual(ofJourney);
  const typed = {
    ...whole.appointment,
    arrival: "2026-07-01",
    departure: "2026-07-14",
    days: "Пн, ср, пт",
    sessions: "6",
    home: "Dialyse Mitte, Berlin",
    language: "en",
  };
  const payload = (subject: string) => toPayload(forms.appointment, { ...typed, subject, center: "kazan" }, sent);
  for (const subject of ["travel", "dialysis"])
    expect(payload(subject).extra.other).toEqual([{ title: "City", value: "Казань" }]);
  const titles = (subject: string) => payload(subject).details.map(({ title }) => title);
  expect(titles("travel")).toEqual([
    "Arrival",
    "Departure",
    "Days",
    "Sessions",
    "Home center",
    "Language",
    "Subject",
    "Center",
  ]);
  expect(titles("dialysis")).toEqual(["Subject", "Center"]);
  expect(payload("dialysis").content).toBe("Нужен диализ\n\nSubject: dialysis\nCenter: kazan");
  expect(messageOf(payload("dialysis"))).toBe("Нужен диализ");
});

test("with files, and only then, the health information checkbox is required, by the API too", () => {
  const guest: Typed = { ...whole.appointment, subject: "travel" };
  expect(check(forms.appointment, guest)).toEqual({});
  expect(check(forms.appointment, { ...guest, records: "on" })).toEqual({ health: "health" });
  expect(check(forms.appointment, { ...guest, records: "on", health: "on" })).toEqual({});
  const ofApi = (consents: FeedbackInput["consents"], attaches = ["id"]) =>
    check(
      forms.appointment,
      toTyped(forms.appointment, toPayload(forms.appointment, guest, { type: 2, attaches, consents })),
    );
  const tick = { document: "health-data-consent", version: "1", how: "ticked" } as const;
  expect(ofApi([])).toEqual({ health: "health" });
  expect(ofApi([{ ...tick, how: "by-sending" }])).toEqual({ health: "health" });
  expect(ofApi([tick])).toEqual({});
  expect(ofApi([], [])).toEqual({});
  // An API's error about ticks is shown at the visible checkbox.
  expect(fieldOfKey(forms.appointment, "consents", guest)).toBe("consent");
  expect(fieldOfKey(forms.appointment, "consents", { ...guest, records: "on" })).toBe("health");
});

test("photographs are accepted as medical records but not as a resume", () => {
  for (const name of ["лист.jpg", "ЛИСТ.JPEG", "лист.png"]) {
    expect(checkFile({ name, size: 10 }, "records")).toBeUndefined();
    expect(checkFile({ name, size: 10 })).toBe("fileKind");
  }
  expect(checkFile({ name: "лист.heic", size: 10 }, "records")).toBe("fileKind");
});

test("the lines of details are not part of the message and do not count towards its limit", () => {
  const details = [{ title: "Time", value: "после обеда" }];
  const content = withDetails("а".repeat(5000), details);
  expect(messageOf({ content, details })).toHaveLength(5000);
  expect(FeedbackInput.safeParse({ type: 2, content, details }).success).toBe(true);
  expect(FeedbackInput.safeParse({ type: 2, content }).success).toBe(false);
  expect(FeedbackInput.safeParse({ type: 2, content: `а${content}`, details }).success).toBe(false);
  // Nothing was typed; and text that only looks like the lines belongs to the message.
  expect(messageOf({ content: withDetails("", details), details })).toBe("");
  expect(messageOf({ content: "xTime: после обеда", details })).toBe("xTime: после обеда");
});

test("a line break counts as one character and is kept as LF, however it was sent", () => {
  const lines = (end: string) => `${"a".repeat(4000)}${end.repeat(999)}b`;
  for (const end of ["\n", "\r\n", "\r"]) {
    const typed = { ...whole.appointment, content: `${lines(end)}${end}` };
    expect(check(forms.appointment, typed)).toEqual({});
    expect(toPayload(forms.appointment, typed, sent).content).toBe(lines("\n"));
    expect(FeedbackInput.parse({ type: 2, content: typed.content }).content).toBe(lines("\n"));
  }
});

test("a file is checked by its name and size before it is uploaded", () => {
  expect(checkFile({ name: "Резюме.PDF", size: 10 })).toBeUndefined();
  expect(checkFile({ name: "Резюме И.И", size: 10 })).toBeUndefined();
  expect(checkFile({ name: "cv.exe.", size: 10 })).toBe("fileKind");
  expect(checkFile({ name: "cv.pdf", size: 0 })).toBe("fileEmpty");
  expect(checkFile({ name: "cv.pdf", size: MAX_UPLOAD_BYTES + 1 })).toBe("fileBig");
});

test("a sign-up names its event in the details and in the lines below the message", () => {
  const typed = { ...whole.appointment, subject: "event", event: "school-fistula" };
  const payload = toPayload(forms.appointment, typed, sent);
  expect(payload.details).toContainEqual({ title: "Event", value: "school-fistula" });
  expect(payload.content).toContain("\nEvent: school-fistula");
});
