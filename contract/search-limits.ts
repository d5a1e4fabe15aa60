/** A shorter query is not searched for; of a longer one the rest is left out. Apart from the schemas, for code that runs in the browser. */
export const MIN_QUERY = 3;
export const MAX_QUERY = 200;
export const MAX_QUERY_WORDS = 20;
