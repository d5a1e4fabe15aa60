/** What a calendar has to know of an event. Moments are in milliseconds. */
type CalendarEvent = {
  uid: string;
  /** When this description was made. */
  madeAt: number;
  startsAt: number;
  endsAt: number;
  title: string;
  description: string;
  location: string;
  url: string;
};

/** One event as RFC 5545 wants it: moments in UTC, text escaped, lines folded, CRLF after each. */
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

/** RFC 5545, 3.3.11. A calendar breaks lines as it likes, so spaces that hold words together are plain ones. */
function escapeText(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n");
}

const MOST_OCTETS = 75;

/** No line is longer than 75 octets; a following one begins with a space, which counts. A character is never parted. */
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
