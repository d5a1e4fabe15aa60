/** Something an editor has to fix, and where. */
export type Fault = { file: string; line: number; message: string };

export function describeFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}
