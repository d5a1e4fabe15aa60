import type { FormProps } from "../forms/form-data.ts";
import { en } from "../forms/words-en.ts";
import { FormIsland } from "./form.tsx";

export default function EnglishForm(form: FormProps) {
  return <FormIsland form={form} words={en} />;
}
