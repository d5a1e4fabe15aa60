import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { defaultLocale } from "#contract/locale.ts";
import type { AnswerStore } from "#api/db/answer-store.ts";
import { formatMoment } from "#api/outbox/letters/format-moment.ts";
import { ANSWERED_PATH, type StaffLinks } from "#api/outbox/staff-links.ts";
import { plainPage } from "./plain-page.ts";

type Parts = {
  answers: Pick<AnswerStore, "find" | "markAnswered">;
  links: StaffLinks;
  /** The name of a submission type. */
  titleOf: (type: string) => string;
  now: () => Date;
};

type Submission = NonNullable<Awaited<ReturnType<AnswerStore["find"]>>>;

/**
 * Target of the link in a staff letter. Opening it changes nothing, because mail programs open links by themselves; the
 * button does.
 */
export function staffPages({ answers, links, titleOf, now }: Parts): Hono {
  const app = new Hono();
  app.use(ANSWERED_PATH, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
  });

  const submissionOf = async (c: Context): Promise<Submission | Response> => {
    const token = links.read(c.req.query("token") ?? "", now());
    if (token === "wrong") return c.html(page(words.wrong, html`<p>${words.wrongHow}</p>`), 404);
    if (token === "expired") return c.html(page(words.expired, html`<p>${words.expiredHow}</p>`), 410);
    const found = await answers.find(token.id);
    return found ?? c.html(page(words.gone, html`<p>${words.goneHow}</p>`), 410);
  };

  app.get(ANSWERED_PATH, async (c) => {
    const submission = await submissionOf(c);
    if (submission instanceof Response) return submission;
    return c.html(
      page(`${words.submission} ${submission.reference}`, describe(submission, titleOf), submission.reference),
    );
  });
  app.post(ANSWERED_PATH, async (c) => {
    const submission = await submissionOf(c);
    if (submission instanceof Response) return submission;
    await answers.markAnswered(submission.id, now().toISOString());
    // A redirect, so that a reload does not ask to post again.
    return c.redirect(`${ANSWERED_PATH}${new URL(c.req.url).search}`, 303);
  });
  return app;
}

/** Shows nothing of the submission: a link can be passed on. The form has no action and posts to this page. */
function describe({ type, created_at, reply_due_at, answered_at }: Submission, titleOf: Parts["titleOf"]) {
  return html`<dl>
      <dt>${words.type}</dt>
      <dd>${titleOf(type)}</dd>
      <dt>${words.received}</dt>
      <dd>${formatMoment(created_at, defaultLocale)}</dd>
      ${
        reply_due_at
          ? html`<dt>${words.due}</dt>
              <dd>${formatMoment(reply_due_at, defaultLocale)}</dd>`
          : ""
      }
    </dl>
    ${
      answered_at
        ? html`<p role="status"><strong>${words.answered}</strong> ${formatMoment(answered_at, defaultLocale)}</p>`
        : html`<p>${words.ask}</p>
            <form method="post"><button>${words.press}</button></form>`
    }`;
}

function page(title: string, body: ReturnType<typeof html>, reference = "") {
  const heading = html`<h1>${title.slice(0, title.length - reference.length)}<span>${reference}</span></h1>`;
  return plainPage(defaultLocale, title, html`${heading} ${body}`);
}

const words = {
  submission: "Обращение",
  type: "Что это",
  received: "Получено (московское время)",
  due: "Обещано ответить до (московское время)",
  ask: "Ответ дан? Тогда обращение уйдёт из ежедневного списка и напоминаний.",
  press: "Отметить, что ответ дан",
  answered: "Ответ дан, отмечено:",
  wrong: "Ссылка неполная",
  wrongHow: "Откройте её ещё раз прямо из письма: при копировании мог потеряться конец.",
  expired: "Ссылка устарела",
  expiredHow: "Ссылки из писем действуют 90 дней. Обращение можно отметить командой npm run inbox.",
  gone: "Обращения больше нет",
  goneHow: "Его данные удалены по просьбе человека или по сроку хранения.",
};
