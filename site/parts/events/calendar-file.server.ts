/** An event for a calendar file. Times are in milliseconds. */
type CalendarEvent = {
  uid: string;
  /** The timestamp of this file (DTSTAMP). */
  madeAt: number;
  startsAt: number;
  endsAt: number;
  title: string;
  description: string;
  location: string;
  url: string;
};

/** One event in RFC 5545 format: times in UTC, text escaped, lines folded, CRLF line ends. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Renaria//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${inUtc(event.madeAt)}`,
    `DTSTART:${inUtc(event.startsAt)}`,
    `DTEND:${inUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 20261128T080000Z */
function inUtc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** RFC 5545, 3.3.11. No-break spaces become plain ones, because calendars wrap lines themselves. */
function escapeText(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n");
}

const MOST_OCTETS = 75;

/** At most 75 octets per line; a continuation line starts with a space, which counts. Never splits a character. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MOST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += sign;
    octets += size;
  }
  return folded;
}
