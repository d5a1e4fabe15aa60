const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML, for content and attributes; characters that XML cannot contain are removed. */
export function xml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, "").replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");
}

export function xmlResponse(lines: string[], type: string): Response {
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n${lines.join("\n")}\n`, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=600" },
  });
}
