import type { FormProps } from "../forms/form-data.ts";
import { ru } from "../forms/words-ru.ts";
import { FormIsland } from "./form.tsx";

export default function RussianForm(form: FormProps) {
  return <FormIsland form={form} words={ru} />;
}
