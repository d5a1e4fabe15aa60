import { Socket } from "node:net";
import { createTransport } from "nodemailer";
import { withTimeout } from "../with-timeout.ts";
import type { Letter } from "./letter.ts";
import { LATE_CODE } from "./mail-fault.ts";
import { toHtml, toText } from "./render-parts.ts";

const SECOND_MS = 1000;
/** Deadline for a whole letter: a server that sends a byte now and then never reaches the timeout of one step. */
const WITHIN_MS = 60 * SECOND_MS;

/**
 * Sends a letter to the mail server. Header fields are passed as data, never as text, so nothing typed can become a
 * header.
 */
export function createSmtp(
  url: string,
  from: string,
  withinMs = WITHIN_MS,
): (letter: Letter, id: string) => Promise<void> {
  const { username, hostname, searchParams } = new URL(url);
  const isOpenAllowed = searchParams.get("requireTLS") === "false" || isLoopback(hostname);
  const options = {
    url,
    // A password is not sent without TLS, unless the operator allows it.
    ...(username && !isOpenAllowed && { requireTLS: true }),
    connectionTimeout: 20 * SECOND_MS,
    greetingTimeout: 20 * SECOND_MS,
    socketTimeout: 60 * SECOND_MS,
    // A mail server on this machine has a self-signed certificate; the traffic stays here.
    ...(isLoopback(hostname) && { tls: { rejectUnauthorized: false } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return async ({ to, subject, locale, parts, fromName, replyTo, attachments, isAutomatic }, id) => {
    // One connection for each letter, so that it can be closed when the deadline passes, whatever the server does.
    const socket = new Socket();
    const sending = createTransport({ ...options, socket }).sendMail({
      from: { name: fromName ?? "", address: from },
      to: { name: "", address: to },
      ...(replyTo && { replyTo }),
      subject,
      messageId: `<${id}@${domain}>`,
      text: toText(parts),
      html: toHtml({ subject, locale, parts }),
      ...(attachments && { attachments: attachments.map(toNode) }),
      headers: isAutomatic ? { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" } : {},
    });
    if ((await withTimeout(withinMs, sending, "late")) !== "late") return;
    socket.destroy();
    throw Object.assign(new Error("the mail server takes too long"), { code: LATE_CODE });
  };
}

function toNode({ filename, content, contentType }: NonNullable<Letter["attachments"]>[number]) {
  return { filename, content: Buffer.from(content), contentType };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
