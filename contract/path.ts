/** Whether a path's percent-encoding is text. One that is not is a bad request to both halves. */
export function isReadablePath(pathname: string): boolean {
  try {
    return Boolean(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
