import type { FormProps } from "./form-data.ts";
import { ru } from "./words-ru.ts";
import { FormIsland } from "./form-island.tsx";

export default function RussianForm(form: FormProps) {
  return <FormIsland form={form} words={ru} />;
}
