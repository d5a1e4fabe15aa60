import type { FormProps } from "./form-data.ts";
import { en } from "./words-en.ts";
import { FormIsland } from "./form-island.tsx";

export default function EnglishForm(form: FormProps) {
  return <FormIsland form={form} words={en} />;
}
