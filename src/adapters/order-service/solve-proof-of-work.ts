// Solves the challenge with which the order service meets repeated posts. Loaded by post.ts when there is one, and only then.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Half of what a challenge lives: its solution has a slow line before it. */
const timeoutMs = 5 * 60_000;

/**
 * The `proof` that goes with the body; `undefined` where it cannot be found. The rounds run in the browser's own crypto, beside the
 * page's thread. Browsers keep that from pages that did not come over HTTPS.
 */
export const solveProofOfWork = async (given: Record<string, unknown>): Promise<string | undefined> => {
  if (!('subtle' in crypto)) return undefined;
  // As the service has made it with the same library.
  const challenge = given as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
};
