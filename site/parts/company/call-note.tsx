import { isTollFree } from "#contract/phone.ts";
import { useWords } from "../../i18n/use-words.tsx";

/** What callers want to know first: whether the call is free, and the hours. */
export function CallNote({ phone, hours }: { phone: string; hours?: string | undefined }) {
  const { free } = useWords().phone;
  return [isTollFree(phone) && free, hours].filter(Boolean).join(", ");
}
