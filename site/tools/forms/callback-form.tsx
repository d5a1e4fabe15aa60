import "../../ui/fields.css";
import "../../ui/select.css";
import "../../ui/choices.css";
import "../../ui/message.css";
import "./form.css";
import { Island } from "../../islands/island.tsx";
import type { FormProps } from "./form-data.ts";

/** The callback form inside a page: without scripts it posts to its own page; hydrated, it answers here. */
export function CallbackForm({ form }: { form: FormProps }) {
  return <Island name="form" props={form} wake="touch" />;
}
