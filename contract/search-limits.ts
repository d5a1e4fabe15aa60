/**
 * A shorter query is not searched; a longer one is cut. Separate from the schemas, for code that runs in the browser.
 */
export const MIN_QUERY = 3;
export const MAX_QUERY = 200;
export const MAX_QUERY_WORDS = 20;
