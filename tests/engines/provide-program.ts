import { findProgram, installPackages } from "#server/find-program.ts";

/** A program that is installed, or is installed now from its Debian package. `folders` is called again after that. */
export function provideProgram(names: string[], packageName: string, folders: () => string[] = () => []): string {
  const find = () => findProgram(names, folders());
  const found = find() ?? (installPackages(packageName) ? find() : undefined);
  if (!found) throw new Error(`${names[0]} is needed and not here: install it (apt install ${packageName}).`);
  return found;
}
