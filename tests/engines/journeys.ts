import assert from "node:assert/strict";
import { builtPages } from "../support/pages.ts";
import type { Script } from "./script-breaker.ts";
import type { Visit } from "./visit.ts";

export type Journey = {
  name: string;
  script: Script;
  walk(visit: Visit, complaints: string[] | undefined): Promise<void>;
};

const whole = (name: string, walk: Journey["walk"]): Journey => ({ name, script: "whole", walk });

/** What must work in every engine, with the Navigation API and without. */
export const journeys: Journey[] = [
  whole("navigates to another page, back and forward", async (visit) => {
    await visit.open("/");
    await visit.alive();
    const home = await visit.evaluate(headingAndTitle);
    await visit.mark();
    await visit.click("footer a", "Контакты");
    await visit.arrivedAt("/contacts", "Контакты");
    await visit.alive();
    const isKept = await visit.hasNavigationApi();
    assert.equal(await visit.isMarked(), isKept);
    if (isKept) await visit.focused("h1");
    await visit.back();
    await visit.waitFor(() => location.pathname === "/" && document.querySelector("h1")?.textContent !== "Контакты");
    await visit.alive();
    assert.equal(await visit.evaluate(headingAndTitle), home);
    await visit.forward();
    await visit.arrivedAt("/contacts", "Контакты");
    await visit.alive();
    assert.equal(await visit.isMarked(), isKept);
  }),

  whole("follows an anchor on the page, and one into a fold of another page", async (visit) => {
    await visit.open("/about");
    await visit.alive();
    await visit.mark();
    await visit.click('main a[href="#mission"]');
    await visit.waitFor(isInView, "#mission");
    await visit.back();
    await visit.waitFor(() => location.hash === "" && location.pathname === "/about");
    assert.ok(await visit.isMarked());
    await visit.evaluate(() => location.assign("/about/legal-documents#personal-data-consent"));
    await visit.arrivedAt("/about/legal-documents", "Правовые документы");
    await visit.waitFor(isInView, "#personal-data-consent");
  }),

  whole("a filter changes the address and the list", async (visit) => {
    await visit.open("/about/specialists");
    await visit.alive();
    const all = await visit.text("main [data-told]");
    await visit.choose("#filter-region", "tyumen");
    await visit.waitFor(isFiltered, "tyumen");
    assert.notEqual(await visit.text("main [data-told]"), all);
    await visit.back();
    await visit.waitFor(isFiltered, "");
    assert.equal(await visit.text("main [data-told]"), all);
  }),

  whole("a submenu opens on click, closes on Escape, and its links work", async (visit) => {
    await visit.open("/about");
    await visit.alive();
    await visit.click("header summary", "Информация");
    await visit.seen('header details a[href="/information/faq"]');
    await visit.press("Escape");
    await visit.gone('header details a[href="/information/faq"]');
    await visit.click("header summary", "Информация");
    await visit.click("header details a", "Вопросы и ответы");
    await visit.arrivedAt("/information/faq", "Вопросы и ответы");
    await visit.gone("header details a");
  }),

  whole("the menu on a phone: an accordion in a dialog, Escape, and the focus returns", async (visit) => {
    await visit.resize(360, 740);
    await visit.open("/about");
    await visit.alive();
    await visit.waitFor(() => innerWidth === 360);
    await visit.click("header a[data-modal=menu]");
    await visit.seen('dialog[open][aria-label="Меню"]');
    await visit.click("dialog summary", "Информация");
    await visit.seen('dialog a[href="/information/faq"]');
    await visit.click("dialog summary", "Диализ");
    await visit.seen('dialog a[href="/dialysis/hemodialysis"]');
    await visit.gone('dialog a[href="/information/faq"]');
    await visit.press("Escape");
    await visit.waitFor(() => document.querySelector("dialog") === null);
    await visit.focused("header a[data-modal=menu]");
    assert.equal(await visit.evaluate(() => location.pathname), "/about");
  }),

  whole("opens a page in a dialog over the current page", async (visit) => {
    await visit.open("/about");
    await visit.alive();
    await visit.mark();
    for (const close of [() => visit.click("dialog .modal-close"), () => visit.press("Escape")]) {
      await visit.click("header a[data-modal=accessible]");
      await visit.seen('dialog[open][aria-label^="Условия"] .modal-panel :is(h1, h2)');
      await close();
      await visit.waitFor(() => document.querySelector("dialog") === null);
    }
    assert.equal(await visit.evaluate(() => location.pathname), "/about");
    assert.ok(await visit.isMarked());
  }),

  whole("the visually-impaired mode: on, larger letters, kept on another page, off", async (visit) => {
    await visit.open("/about");
    await visit.alive();
    await visit.mark();
    await visit.click("header button[data-vision-switch]");
    await visit.seen('html[data-vision="light"]');
    await visit.click('button[name="fontSize"][value="26"]');
    await visit.seen('html[data-vision="light"][data-vision-font="26"]');
    assert.ok(await visit.isMarked());
    await visit.click("footer a", "Контакты");
    await visit.arrivedAt("/contacts", "Контакты");
    await visit.alive();
    await visit.seen('html[data-vision="light"][data-vision-font="26"]');
    await visit.click("button", "Обычная версия сайта");
    await visit.seen("html:not([data-vision], [data-vision-font])");
    await visit.seen("header button[data-vision-switch]");
  }),

  whole("the cookie notice refused, the answer changed in the policy", async (visit) => {
    const stored = () => visit.evaluate(() => localStorage.getItem("cookie-consent"));
    await visit.open("/contacts");
    await visit.click(".cookie-notice button", "Отказаться");
    await visit.gone(".cookie-notice");
    assert.equal(await stored(), "v1:refused");
    await visit.open("/information/cookie-policy");
    await visit.alive();
    await visit.gone(".cookie-notice");
    await visit.seen('main [data-answer="refused"]:not([hidden])');
    await visit.click("main button", "Принять");
    await visit.seen('main [data-answer="accepted"]:not([hidden])');
    assert.equal(await stored(), "v1");
  }),

  whole("a tab keeps the focus, or the page reloads", async (visit) => {
    await visit.open("/information/faq");
    await visit.alive();
    await visit.mark();
    await visit.click('main nav a[href*="?tab="]');
    await visit.waitFor(
      () =>
        document.querySelector("main nav a[aria-current]")?.getAttribute("href") ===
        location.pathname + location.search,
    );
    const isKept = await visit.hasNavigationApi();
    assert.equal(await visit.isMarked(), isKept);
    if (isKept) await visit.focused("main nav a[aria-current]");
  }),

  whole("switches to the other language", async (visit) => {
    await visit.open("/about");
    await visit.alive();
    await visit.click("header button", "English");
    await visit.waitFor(() => location.pathname === "/en" && document.documentElement.lang === "en");
    await visit.alive();
  }),

  whole("an island answers while typing, and keeps what is typed", async (visit) => {
    await visit.open("/centers");
    await visit.alive();
    await visit.click("#find-center-q");
    await visit.type("Казань");
    await visit.waitFor(
      () => document.querySelector(".center-suggestions li a")?.textContent.includes("Казан") ?? false,
    );
    assert.equal(await visit.evaluate(fieldValue, "#find-center-q"), "Казань");
    await visit.press("Enter");
    await visit.waitFor(() => new URL(location.href).searchParams.get("q") === "Казань");
    await visit.alive();
    assert.equal(await visit.evaluate(fieldValue, "#find-center-q"), "Казань");
  }),

  whole(
    "every page opens with one heading, a running script, no error and no horizontal overflow",
    async (visit, complaints) => {
      const faults: string[] = [];
      // A phone at 200 % zoom.
      await visit.resize(180, 370);
      for (const { path } of builtPages.filter(({ locale }) => locale === "ru")) {
        await visit.open(path);
        await visit.alive().catch(() => faults.push(`${path}: its script did not start`));
        const headings = await visit.evaluate(() => document.querySelectorAll("h1").length);
        if (headings !== 1) faults.push(`${path}: ${headings} h1`);
        const [content = 0, screen = 0] = await visit.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        if (content > screen) faults.push(`${path}: ${content} px wide on ${screen}`);
        for (const complaint of complaints?.splice(0) ?? []) faults.push(`${path}: ${complaint}`);
      }
      assert.deepEqual(faults, []);
    },
  ),

  ...(["missing", "half"] as const).map((script): Journey => ({
    name: `the script comes ${script === "half" ? "by half" : "not at all"}: links, submenus and forms by plain loads`,
    script,
    walk: readPlainly,
  })),
];

async function readPlainly(visit: Visit): Promise<void> {
  await visit.open("/about");
  await visit.mark();
  await visit.click("footer a", "Контакты");
  await visit.arrivedAt("/contacts", "Контакты");
  assert.equal(await visit.isMarked(), false);
  await visit.back();
  await visit.arrivedAt("/about", "О компании");
  assert.equal(await visit.evaluate(() => document.querySelector("[data-curtain]")), null);

  await visit.click("header summary", "Информация");
  await visit.seen('header details a[href="/information/faq"]');
  await visit.click("header summary", "О компании");
  await visit.gone('header details a[href="/information/faq"]');
  await visit.click("header details a", "Специалисты");
  await visit.arrivedAt("/about/specialists", "Специалисты");

  await visit.choose("#filter-region", "tyumen");
  await visit.click("main form button", "Показать");
  await visit.waitFor(isFiltered, "tyumen");

  await visit.open("/centers");
  await visit.click("#find-center-q");
  await visit.type("Казань");
  await visit.press("Enter");
  await visit.waitFor(() => new URL(location.href).searchParams.get("q") === "Казань");
  assert.equal(await visit.evaluate(fieldValue, "#find-center-q"), "Казань");

  await visit.open("/about");
  await visit.click("header button[data-vision-switch]");
  await visit.seen('html[data-vision="light"]');
  await visit.click("button", "Обычная версия сайта");
  await visit.seen("html:not([data-vision])");
  await visit.arrivedAt("/about", "О компании");

  await visit.click("header a[data-modal=accessible]");
  await visit.waitFor(() => location.pathname === "/usloviya-dlya-malomobilnyh-patsientov");
  await visit.click("header button", "English");
  await visit.waitFor(() => location.pathname === "/en" && document.documentElement.lang === "en");
}

// These run in the page:

function headingAndTitle(): string {
  return `${document.querySelector("h1")?.textContent} | ${document.title}`;
}

function isInView(selector: string): boolean {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect !== undefined && rect.height > 0 && rect.top >= 0 && rect.top < innerHeight;
}

/** The address, the field and the announced result agree with the list. */
function isFiltered(region: string): boolean {
  const told = document.querySelector("main [data-told]")?.textContent ?? "";
  return (
    (new URL(location.href).searchParams.get("region") ?? "") === region &&
    document.querySelector<HTMLSelectElement>("#filter-region")?.value === region &&
    Number(/\d+/.exec(told)) === document.querySelectorAll("main h3").length
  );
}

function fieldValue(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement>(selector)?.value;
}
