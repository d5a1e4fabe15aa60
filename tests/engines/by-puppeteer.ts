import { type Browser, type EvaluateFunc, launch, type LaunchOptions, type Page } from "puppeteer-core";
import { CHROMIUM_ARGS, provideChromium } from "../../scripts/chromium.ts";
import { type Driver, type Engine, type InPage, LIMIT_MS } from "./driver.ts";
import { provideProgram } from "./provide-program.ts";

export function startChromium(): Promise<Engine> {
  return start({ browser: "chrome", executablePath: provideChromium(), args: CHROMIUM_ARGS });
}

/** By WebDriver BiDi, which Firefox supports itself. */
export function startFirefox(): Promise<Engine> {
  return start({ browser: "firefox", executablePath: provideProgram(["firefox-esr", "firefox"], "firefox-esr") });
}

async function start(options: LaunchOptions): Promise<Engine> {
  // It ends the browser by its process id, also when this process ends first.
  const browser = await launch({ ...options, timeout: LIMIT_MS, protocolTimeout: LIMIT_MS });
  return {
    version: await browser.version(),
    newVisitor: () => newVisitor(browser),
    stop: () => browser.close(),
  };
}

async function newVisitor(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args) =>
      page.evaluate(inPage as EvaluateFunc<Args>, ...args) as Promise<Result>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Not awaited: over BiDi they never resolve where only the hash changes, as there is no load.
    back: async () => void page.goBack().catch(() => undefined),
    forward: async () => void page.goForward().catch(() => undefined),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: listen(page),
    close: () => context.close(),
  };
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
