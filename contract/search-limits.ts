/** A shorter query is not searched for, a longer one not taken. Apart from the schemas, for code that runs in the browser. */
export const MIN_QUERY = 3;
export const MAX_QUERY = 200;
