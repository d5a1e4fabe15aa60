import { z } from "zod";

const Title = z.string().min(1).max(100);
const Path = z.string().regex(/^[/#][^\s]*$/, "a path begins with / and has no language in it; #name opens a modal");

const MenuLink = z.strictObject({ title: Title, path: Path });
/** An entry leads somewhere, opens onto further ones, or both. */
const MenuEntry = z.strictObject({ title: Title, path: Path.optional(), items: z.array(MenuLink).min(1).optional() });
const Menu = z.array(MenuEntry).max(20);
export type Menu = z.output<typeof Menu>;
export type MenuLink = z.output<typeof MenuLink>;

/** Shown above the header until its end: to everybody, or on the pages of a region and of its centers. */
const Notice = z.strictObject({
  text: z.string().min(1).max(300),
  path: Path.optional(),
  region: z.string().optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }),
});

/** Variables whose shape the site relies on; publishing refuses another. Further keys may hold anything. */
export const variableShapes = {
  "menu-header-top": Menu,
  "menu-header-bottom": Menu,
  "menu-footer": Menu,
  "social-networks": z.array(z.strictObject({ title: Title, url: z.url({ protocol: /^https$/ }) })).max(20),
  /** The company's numbers, as the law wants them shown. */
  requisites: z.array(z.strictObject({ title: Title, text: z.string().min(1).max(300) })).max(30),
  notices: z.array(Notice).max(20),
  /** The media file that the footer links to. */
  "personal-data-policy": z.number().int(),
};

export type VariableKey = keyof typeof variableShapes;
export type VariableValue<Key extends VariableKey> = z.output<(typeof variableShapes)[Key]>;

export function isVariableKey(key: string): key is VariableKey {
  return Object.hasOwn(variableShapes, key);
}
