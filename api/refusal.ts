/** What an editor or a member of staff did wrong, in words for them: no stack, no code. */
export class Refusal extends Error {}
