import { isTollFree } from "#contract/phone.ts";
import { useWords } from "../../i18n/use-words.tsx";

/** What one asks before dialling: whether it costs anything, and when somebody answers. */
export function CallNote({ phone, hours }: { phone: string; hours?: string | undefined }) {
  const { free } = useWords().phone;
  return [isTollFree(phone) && free, hours].filter(Boolean).join(", ");
}
