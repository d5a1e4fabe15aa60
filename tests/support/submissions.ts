import { beforeEach } from "vitest";
import { isSuccess } from "#contract/envelope.ts";
import type { Ask, CallContext, CallInput } from "#contract/services.ts";
import { createClient } from "#site/api/client.server.ts";
import type { Api } from "./api.ts";

export const TYPE = { default: 1, appointment: 2, question: 3, vacancy: 4, "quality-control": 5, review: 6 };
const contact = { caller: "Анна", phone: "+7 (916) 123-45-67", email: "anna@mail.example" };
const city = { other: [{ title: "City", value: "Казань" }] };
const center = { other: [{ title: "Center", value: "moscow-first" }] };

/** A complete submission of every type. */
export const good: Record<string, CallInput<"sendFeedback">> = {
  default: { ...contact, type: TYPE.default },
  appointment: { ...contact, type: TYPE.appointment, content: "Хочу на диализ", extra: city },
  question: { caller: "Анна", email: "anna@mail.example", content: "Вопрос", type: TYPE.question },
  vacancy: { caller: "Анна", phone: "+79161234567", type: TYPE.vacancy },
  "quality-control": {
    caller: "Анна",
    phone: "+79161234567",
    content: "Жалоба",
    type: TYPE["quality-control"],
    extra: center,
  },
  review: {
    caller: "Анна",
    content: "Спасибо",
    type: TYPE.review,
    extra: center,
    consents: [{ document: "publication", version: "1" }],
  },
};

/** Deletes all submissions between tests. */
export function cleanSubmissions(api: () => Api): void {
  beforeEach(async () => {
    await api().db.deleteFrom("consent").execute();
    await api().db.deleteFrom("upload").execute();
    await api().db.deleteFrom("submission").execute();
  });
}

/** How a visitor's form reaches the API: in process or over HTTP. */
export function formsBy(ask: () => Ask) {
  const send = async (input: unknown, context: Partial<CallContext> = {}) =>
    (await ask()("sendFeedback", input, { locale: "ru", ...context })).envelope;
  const sent = async (input: unknown, context: Partial<CallContext> = {}) => {
    const envelope = await send(input, context);
    if (!isSuccess(envelope)) throw new Error(JSON.stringify(envelope));
    return (envelope.data as { feedback: { id: string; reference: string; replyDueAt: string | null } }).feedback;
  };
  const upload = async (text: string, name = "resume.txt") => {
    const { file } = await createClient(ask(), { locale: "ru" }).uploadFile({
      file: new File([text], name),
      title: name,
    });
    return file;
  };
  return { send, sent, upload };
}
