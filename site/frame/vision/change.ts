import { RETURN } from "./return-path.ts";
import { changeOne, type VisionSettings } from "./settings.ts";

/** The change of a posted form: exactly one parameter, otherwise none. The endpoint and the page's script share it. */
export function changeByForm(settings: VisionSettings, form: FormData): VisionSettings | undefined {
  const [change, ...more] = [...form].filter(([name]) => name !== RETURN);
  if (!change || more.length > 0) return undefined;
  const [name, value] = change;
  return typeof value === "string" ? changeOne(settings, name, value) : undefined;
}
