/** The honeypot: a field of every posted form that nobody sees, so only a program fills it in. */
export const HONEYPOT = "link";
