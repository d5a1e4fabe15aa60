/** Whether a path's percent-encoding is valid text. If not, it is a bad request for both the site and the API. */
export function isReadablePath(pathname: string): boolean {
  try {
    return Boolean(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
