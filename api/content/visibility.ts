/** A record dated ahead is invisible until its minute. */
export function isYetToCome({ publishedAt }: { publishedAt: string | null }, now: Date): boolean {
  return publishedAt !== null && new Date(publishedAt) > now;
}
