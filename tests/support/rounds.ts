/** How often each fault is tried: a few times in npm test, many times in npm run test:all. */
const ROUNDS = process.env["TEST_ALL"] ? 30 : 3;

export async function inRounds(round: (n: number) => Promise<void>): Promise<void> {
  for (let n = 1; n <= ROUNDS; n++) await round(n);
}

/** The timeout of a test grows with its rounds. */
export const roundsTimeout = (msPerRound: number) => ({ timeout: 30_000 + ROUNDS * msPerRound });
