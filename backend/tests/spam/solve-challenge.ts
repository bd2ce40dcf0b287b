// Solves a challenge of the service as the browser does.
import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

type Challenge = Parameters<typeof solve>[0]['challenge'];

/** The `proof` for the `challenge` of an answer. */
export const solveChallenge = async (given: unknown): Promise<string> => {
  const challenge = given as Challenge;
  return btoa(JSON.stringify({ challenge, solution: await solve({ challenge, deriveKey }) }));
};
