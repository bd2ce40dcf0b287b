// Proof of work by which an address that posts again and again shows that it takes its time: a challenge that a browser
// solves within seconds, made and checked here without keeping anything but what has been used.
import { hkdfSync } from 'node:crypto';
import { CappedMap, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { proofOfWorkSchema as proofText } from '../../../../contract/shop/body-fields.ts';
import type { ClaimOnce } from './shared-counters.ts';

/** How long a challenge may be solved and sent, also by a slow telephone on a slow line. */
const validMs = 10 * 60_000;

/**
 * At most this many keys of 5,000 rounds have to be tried: a quarter of a second on a desk, some seconds on an old telephone.
 * Bounded, unlike guessing a prefix, so that nobody waits ten times as long as another.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, mostTries: 300 } as const;

/** More than are solved in `validMs` by anyone who is let through; beyond it the oldest are forgotten. */
const mostUsed = 100_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Payload = z.infer<typeof payloadSchema>;

/** Keys of their own, so that nothing that is signed here is worth anything where Directus signs with its secret. */
const toSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `ecom form ${purpose}`, 32)).toString('hex');

/** `undefined` for whatever is no payload of the library. */
const readPayload = (given: unknown): Payload | undefined => {
  const { data: text } = proofText.safeParse(given);
  if (text === undefined) return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(atob(text))).data;
  } catch {
    return undefined;
  }
};

export interface ProofOfWork {
  /** What the browser is asked to solve. */
  createChallenge: () => Promise<Record<string, unknown>>;
  /** Whether `proofOfWorkSchema` solves a challenge of this service that has not ended. Each is taken once. */
  takeProof: (proof: unknown) => Promise<boolean>;
}

/** In the memory of this process. */
export const createInMemoryClaimOnce = (): ClaimOnce => {
  const used = new CappedMap<string, true>({ maxSize: mostUsed });
  return (key) => Promise.resolve(used.setIfAbsent(key, true));
};

/** `secret` is Directus's own: every process of one backend has the same. */
export const createProofOfWork = (secret: string, takeOnce: ClaimOnce = createInMemoryClaimOnce()): ProofOfWork => {
  const secrets = {
    hmacSignatureSecret: toSecret(secret, 'challenge'),
    hmacKeySignatureSecret: toSecret(secret, 'solution'),
  };
  return {
    createChallenge: async () => {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: work.algorithm,
        cost: work.cost,
        deriveKey,
        counter: randomInt(work.mostTries),
        expiresAt: new Date(Date.now() + validMs),
      });
      return { ...challenge };
    },
    takeProof: async (proofOfWorkSchema) => {
      const payload = readPayload(proofOfWorkSchema);
      if (!payload) return false;
      const { challenge, solution } = payload as Payload & Pick<Parameters<typeof verifySolution>[0], 'challenge'>;
      // Checks end and signature first; the solution is compared by its signature, nothing is computed again.
      const { verified } = await verifySolution({ ...secrets, deriveKey, challenge, solution });
      return verified && (await takeOnce(`proof:${challenge.parameters.nonce}`, validMs));
    },
  };
};
