// Solves the order service's proof-of-work challenge for repeated requests. Loaded only when there is one.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Half the lifetime of a challenge, because a slow connection may delay the solution. */
const timeoutMs = 5 * 60_000;

/**
 * The `proof` for the body; `undefined` if no solution is found in time. Hashes with the browser's asynchronous
 * crypto API, which requires HTTPS.
 */
export const solveProofOfWork = async (payload: Record<string, unknown>): Promise<string | undefined> => {
  if (!('subtle' in crypto)) return undefined;
  // The service creates it with the same library.
  const challenge = payload as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
};
