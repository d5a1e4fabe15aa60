/** Something an editor has to mend, and where. */
export type Fault = { file: string; line: number; message: string };

/** What an editor did wrong, in words for the editor: no stack, no code. */
export class Refusal extends Error {}

export function describeFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}
