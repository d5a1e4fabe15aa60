import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, installPackages } from "#server/find-program.ts";
import { freePort } from "../../tests/support/free-port.ts";

/** Debian's nginx with one worker serving the same compressed file; undefined if it cannot be installed. */
export async function provideNginx({ headers, body }: { headers: Record<string, unknown>; body: Buffer }) {
  const find = () => findProgram(["nginx"], ["/usr/sbin"]);
  const program = find() ?? (installPackages("nginx-light") ? find() : undefined);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "renaria-nginx-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  mkdirSync(join(folder, "www"));
  writeFileSync(join(folder, "www", "page"), body);
  const sent = Object.entries(headers)
    .filter(([name]) => !["content-length", "connection", "keep-alive", "date", "content-type", "etag"].includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
    .join("\n");
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log ${folder}/access.log; keepalive_requests 1000000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; ${sent} }
}`,
  );
  const child = spawn(program, ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const pid = child.pid ?? 0;
  const url = `http://127.0.0.1:${port}/page`;
  await untilUp(url);
  return { pids: [pid, ...childrenOf(pid)], url, stop: () => child.kill() };
}

async function untilUp(url: string): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error("nginx did not start");
}

export function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });
}
