/** A mistake of an editor or of staff, explained to them: no stack, no code. */
export class Refusal extends Error {}
