import { spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { type Driver, type Engine, type InPage, LIMIT_MS } from "./driver.ts";
import { provideProgram } from "./provide-program.ts";

type Call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** The code points of keys in WebDriver. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };

/** WebKitGTK's MiniBrowser, on its own virtual screen and D-Bus. */
export async function startWebKit(): Promise<Engine> {
  const driver = provideProgram(["WebKitWebDriver"], "webkit2gtk-driver");
  const browser = provideProgram(["MiniBrowser"], "webkit2gtk-driver", () =>
    globSync("/usr/{lib,lib/*,libexec}/webkit2gtk-4.1"),
  );
  provideProgram(["xauth"], "xauth");
  const screen = provideProgram(["xvfb-run"], "xvfb");
  const bus = provideProgram(["dbus-run-session"], "dbus");

  const home = makeHome();
  const port = await freePort();
  const child = spawn(
    screen,
    [
      "-a",
      "-s",
      "-screen 0 1600x1200x24",
      bus,
      `--config-file=${home}/bus.xml`,
      "--",
      driver,
      "--host=127.0.0.1",
      `--port=${port}`,
    ],
    {
      // Its own process group: ending the group ends the screen, the bus and the browser.
      detached: true,
      stdio: "ignore",
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, ".config"), NO_AT_BRIDGE: "1" },
    },
  );
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
  };
  const tidy = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  process.on("exit", () => {
    end();
    tidy();
  });

  const call = callTo(`http://127.0.0.1:${port}`);
  await isReady(call);
  return {
    version: `WebKitGTK ${await versionOf(call, browser)}`,
    newVisitor: () => newVisitor(call, browser),
    async stop() {
      end();
      await ended;
      tidy();
    },
  };
}

/** Allows everything and starts nothing: otherwise desktop services would start with the browser, and keep running. */
const BUS = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`;

/** Nothing of the user's is read or written. With its buttons the window could not be narrower than 450 px. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), "renaria-webkit-"));
  const settings = join(home, ".config/gtk-3.0");
  mkdirSync(settings, { recursive: true });
  writeFileSync(
    join(settings, "gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }",
  );
  writeFileSync(join(home, "bus.xml"), BUS);
  return home;
}

function callTo(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path.replace(/^\/session\/[^/]+/, "")}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function isReady(call: Call): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return void (await call("GET", "/status"));
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function newSession(call: Call, binary: string): Promise<{ sessionId: string; version: string }> {
  const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId, capabilities } = (await call("POST", "/session", { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  return { sessionId, version: capabilities.browserVersion };
}

async function versionOf(call: Call, binary: string): Promise<string> {
  const { sessionId, version } = await newSession(call, binary);
  await call("DELETE", `/session/${sessionId}`);
  return version;
}

/** Each session is a fresh browser, and leaves nothing behind. */
async function newVisitor(call: Call, binary: string): Promise<Driver> {
  const { sessionId } = await newSession(call, binary);
  const ask: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const evaluate = <Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args) =>
    ask("POST", "/execute/sync", { script: `return (${inPage})(...arguments)`, args }) as Promise<Result>;
  const act = (source: object) => ask("POST", "/actions", { actions: [source] }).then(() => undefined);
  const type = (text: string) =>
    act({
      type: "key",
      id: "keyboard",
      actions: [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  return {
    open: async (url) => void (await ask("POST", "/url", { url })),
    evaluate,
    clickAt: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type,
    press: (key) => type(KEYS[key]),
    back: async () => void (await ask("POST", "/back")),
    forward: async () => void (await ask("POST", "/forward")),
    async resize(width, height) {
      // The request sets the size of the window; the page is smaller.
      await ask("POST", "/window/rect", { width, height });
      const [, inner = height] = await evaluate(() => [innerWidth, innerHeight]);
      await ask("POST", "/window/rect", { width, height: 2 * height - inner });
    },
    // WebDriver does not report the console.
    complaints: undefined,
    close: async () => void (await ask("DELETE", "")),
  };
}
