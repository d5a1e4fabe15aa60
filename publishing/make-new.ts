import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defaultLocale, type Locale, translationLocales } from "#contract/locale.ts";
import { configList } from "#contract/entity-configs.ts";
import { Refusal } from "#api/refusal.ts";
import { listSources } from "./list-sources.ts";
import { templates } from "./templates.ts";

export const newTypes = [...Object.keys(templates), ...configList.map(({ name }) => name)];

/** Writes the files of a new record, one per language, from its template, with the next free id. */
export async function makeNew(root: string, type: string, alias: string): Promise<string[]> {
  const template = templateOf(type);
  if (!template) throw new Refusal(`there is no type ${type || "without a name"}; there are ${newTypes.join(", ")}`);
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(alias)) throw new Refusal("an alias has small letters, digits, - and _");
  const id = await nextId(root, template.idFolders);
  const fileOf = (locale: Locale) => `${template.folder}/${alias}.${locale}.md`;
  const files = {
    [fileOf(defaultLocale)]: template.original.replace("{id}", String(id)),
    ...Object.fromEntries(translationLocales.map((locale) => [fileOf(locale), template.translation])),
  };
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Refusal(`${taken} is there already`);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return Object.keys(files);
}

function templateOf(type: string) {
  if (type in templates) return templates[type];
  const config = configList.find(({ name }) => name === type);
  if (!config) return undefined;
  const line = ({ key, type: field }: (typeof config.fields)[number]) =>
    `  ${key}:${field === "list" ? "\n    - …" : " …"}`;
  const translated = config.fields.filter(({ isTranslated }) => isTranslated);
  return {
    folder: config.folder,
    idFolders: configList.map(({ folder }) => folder),
    original: `---\nid: {id}\nweight: 0\ntitle: …\nfields:\n${config.fields.map(line).join("\n")}\n---\n`,
    translation: `---\ntitle: …\nfields:\n${translated.map(line).join("\n")}\n---\n`,
  };
}

async function nextId(root: string, folders: string[]): Promise<number> {
  let highest = 0;
  for (const folder of folders) {
    for (const { files } of await listSources(root, folder, true, [])) {
      const text = files[defaultLocale] ? await readFile(join(root, files[defaultLocale]), "utf8") : "";
      highest = Math.max(highest, Number(/^id:\s*(\d+)/m.exec(text)?.[1] ?? 0));
    }
  }
  return highest + 1;
}
