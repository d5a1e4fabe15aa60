/** How often each fault is tried: a few times by npm test, many by npm run test:all. */
const ROUNDS = process.env["TEST_ALL"] ? 30 : 3;

export async function inRounds(round: (n: number) => Promise<void>): Promise<void> {
  for (let n = 1; n <= ROUNDS; n++) await round(n);
}

/** A test of many rounds gets time for each. */
export const roundsTimeout = (msPerRound: number) => ({ timeout: 30_000 + ROUNDS * msPerRound });
