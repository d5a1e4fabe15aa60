import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { findProgram } from "#server/find-program.ts";
import { freePort } from "./free-port.ts";

export type Front = { origin: string; certificate: string; output(): string; stop(): Promise<void> };

export const nginx = findProgram(["nginx"], ["/usr/sbin"]);

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** The shipped configuration in front of these machines, on free ports, with a self-signed certificate. */
export async function startNginx(program: string, machines: string[], host = "127.0.0.1"): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "renaria-front-"));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "cache"));
  chmodSync(join(folder, "cache"), 0o777);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  writeFileSync(join(folder, "cert.pem"), cert);
  writeFileSync(join(folder, "key.pem"), key);
  const [plain, port] = [await freePort(), await freePort()];
  const shipped = readFileSync("ops/nginx/renaria.conf", "utf8")
    .replace(/server 127\.0\.0\.1:3000 (.*);/, (_, how: string) =>
      machines.map((one) => `server ${one} ${how};`).join("\n"),
    )
    .replace("listen 80;", `listen ${host}:${plain};`)
    .replace("listen 443 ssl", `listen ${host}:${port} ssl`)
    .replaceAll("renaria.example;", "localhost;")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
    .replace("/var/cache/nginx/renaria", `${folder}/cache`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr warn;
events { worker_connections 512; }
http { access_log off; ${temporary.join(" ")}
${shipped}
}`,
  );
  const child = spawn(program, ["-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const gone = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const front = { origin: `https://localhost:${port}`, certificate: cert };
  await untilUp(
    front,
    () => child.exitCode,
    () => said,
  );
  return {
    ...front,
    output: () => said,
    async stop() {
      child.kill();
      await gone;
      running.delete(child);
    },
  };
}

async function untilUp(
  front: Pick<Front, "origin" | "certificate">,
  code: () => number | null,
  said: () => string,
): Promise<void> {
  for (const end = performance.now() + 30_000; performance.now() < end && code() === null;) {
    const isUp = await ask(front, "/metrics").catch(() => undefined);
    if (isUp) return;
  }
  throw new Error(`nginx did not start: ${said()}`);
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** One request over HTTP/2 and TLS, as a browser makes it. */
export function ask(
  { origin, certificate }: Pick<Front, "origin" | "certificate">,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca: certificate });
    session.on("error", reject);
    const stream = session.request({ ":path": path, ":method": body === undefined ? "GET" : "POST", ...headers });
    let answer: Answer = { status: 0, headers: {}, body: "" };
    stream.setEncoding("utf8");
    stream.on(
      "response",
      (got) => (answer = { status: Number(got[":status"]), headers: got as Answer["headers"], body: "" }),
    );
    stream.on("data", (text: string) => (answer.body += text));
    stream.on("error", reject);
    stream.on("end", () => {
      session.close();
      resolve(answer);
    });
    stream.end(body);
  });
}
