import { createHmac, timingSafeEqual } from "node:crypto";

/** Target of the link in a staff letter. The token is in the query, because the log has paths but no queries. */
export const ANSWERED_PATH = "/staff/answered";
const VALID_MS = 90 * 24 * 60 * 60 * 1000;

export type StaffLinks = ReturnType<typeof createStaffLinks>;
export type ReadToken = { id: string } | "wrong" | "expired";

/** Links that only let the reader of the letter mark its submission answered. */
export function createStaffLinks(secret: string, publicOrigin: string) {
  const sign = (id: string, until: string) =>
    createHmac("sha256", secret).update(`answered ${id} ${until}`).digest("base64url");

  return {
    answered(id: string, now: Date): string {
      const until = Math.floor((now.getTime() + VALID_MS) / 1000).toString(36);
      return `${publicOrigin}${ANSWERED_PATH}?token=${id}.${until}.${sign(id, until)}`;
    },

    read(token: string, now: Date): ReadToken {
      const [id = "", until = "", signature = "", ...rest] = token.split(".");
      const expected = Buffer.from(sign(id, until));
      const given = Buffer.from(signature);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return "wrong";
      return Number.parseInt(until, 36) * 1000 > now.getTime() ? { id } : "expired";
    },
  };
}
