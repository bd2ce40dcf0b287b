// Proof of work for clients that post repeatedly: a challenge that a browser solves within seconds. Stateless except
// for the nonces that were already used.
import { hkdfSync } from 'node:crypto';
import { CappedMap, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { proofOfWorkSchema as proofText } from '../../../../contract/shop/request-body-field-schemas.ts';
import type { ClaimNonce } from './redis-shared-counters.ts';

/** Time to solve and send a challenge, even on a slow phone with a slow connection. */
const validMs = 10 * 60_000;

/**
 * At most 300 keys of 5,000 PBKDF2 iterations each: a quarter of a second on a desktop, a few seconds on an old phone.
 * Bounded, unlike guessing a hash prefix, so that no visitor waits ten times as long as another.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, maxTries: 300 } as const;

/** More than legitimate clients solve within `validMs`; beyond it the oldest nonces are evicted. */
const maxUsedNonces = 100_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Payload = z.infer<typeof payloadSchema>;

/** Derives separate keys, so that a signature made here is useless where Directus signs with its own secret. */
const toSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `ecom form ${purpose}`, 32)).toString('hex');

/** Returns `undefined` for anything that is not a payload of the ALTCHA library. */
const parsePayload = (encoded: unknown): Payload | undefined => {
  const { data: text } = proofText.safeParse(encoded);
  if (text === undefined) return undefined;
  try {
    return payloadSchema.safeParse(JSON.parse(atob(text))).data;
  } catch {
    return undefined;
  }
};

export interface ProofOfWorkService {
  /** The challenge for the browser. */
  createChallenge: () => Promise<Record<string, unknown>>;
  /** Whether `proof` solves an unexpired challenge of this service. Each solution is accepted once. */
  takeProof: (proof: unknown) => Promise<boolean>;
}

/** Remembers used keys in the memory of this process. */
export const createInMemoryNonceClaimer = (): ClaimNonce => {
  const used = new CappedMap<string, true>({ maxSize: maxUsedNonces });
  return (key) => Promise.resolve(used.setIfAbsent(key, true));
};

/** `secret` is Directus's SECRET, the same in every process of a backend. */
export const createProofOfWorkService = (
  secret: string,
  claimOnce: ClaimNonce = createInMemoryNonceClaimer(),
): ProofOfWorkService => {
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
        counter: randomInt(work.maxTries),
        expiresAt: new Date(Date.now() + validMs),
      });
      return { ...challenge };
    },
    takeProof: async (proof) => {
      const payload = parsePayload(proof);
      if (!payload) return false;
      const { challenge, solution } = payload as Payload & Pick<Parameters<typeof verifySolution>[0], 'challenge'>;
      // Verifies expiry and signature first; the solution is compared by its signature without recomputing it.
      const { verified } = await verifySolution({ ...secrets, deriveKey, challenge, solution });
      return verified && (await claimOnce(`proof:${challenge.parameters.nonce}`, validMs));
    },
  };
};
