import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { createProofOfWorkService, type ProofOfWorkService } from './proof-of-work.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const toProof = (payload: unknown): string => btoa(JSON.stringify(payload));

/** The unencoded proof that a browser sends for a challenge. */
const solve = async (challengeData: Record<string, unknown>) => {
  const challenge = challengeData as unknown as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
};

const solveNew = async (proofOfWork: ProofOfWorkService) => solve(await proofOfWork.createChallenge());

afterEach(() => {
  vi.useRealTimers();
});

it('accepts a solution once per process, including challenges of another process', async () => {
  const [one, other] = [createProofOfWorkService('secret'), createProofOfWorkService('secret')];
  const proof = toProof(await solveNew(one));
  // Either of the two may be accepted.
  const accepted = await Promise.all([one.takeProof(proof), one.takeProof(proof)]);
  expect(accepted.filter(Boolean)).toHaveLength(1);
  expect(await one.takeProof(proof)).toBe(false);
  expect(await other.takeProof(proof)).toBe(true);
});

it('creates challenges that take at most three hundred attempts', async () => {
  const proofOfWork = createProofOfWorkService('secret');
  for (let index = 0; index < 3; index += 1) {
    const { solution } = await solveNew(proofOfWork);
    expect(solution?.counter).toBeGreaterThanOrEqual(1);
    expect(solution?.counter).toBeLessThanOrEqual(300);
  }
});

it('rejects an expired challenge', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const proofOfWork = createProofOfWorkService('secret');
  const proof = toProof(await solveNew(proofOfWork));
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await proofOfWork.takeProof(proof)).toBe(false);
});

it('rejects challenges signed with another secret or made by the client', async () => {
  const proofOfWork = createProofOfWorkService('secret');
  expect(await proofOfWork.takeProof(toProof(await solveNew(createProofOfWorkService('another'))))).toBe(false);
  const easy = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
  };
  const own = await createChallenge({ ...easy, hmacSignatureSecret: 'secret', hmacKeySignatureSecret: 'secret' });
  expect(await proofOfWork.takeProof(toProof(await solve({ ...own })))).toBe(false);
  expect(await proofOfWork.takeProof(toProof(await solve({ ...(await createChallenge(easy)) })))).toBe(false);
});

it('rejects a modified challenge or solution', async () => {
  const proofOfWork = createProofOfWorkService('secret');
  const { challenge, solution } = await solveNew(proofOfWork);
  const { parameters } = challenge;
  const wrong = [
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } }, solution },
    { challenge: { ...challenge, signature: undefined }, solution },
    { challenge, solution: { ...solution, derivedKey: '00' } },
    // The challenge contains the beginning of the key, which alone is not a solution.
    { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
    { challenge, solution: { counter: 0, derivedKey: '' } },
    { challenge, solution: null },
  ];
  for (const payload of wrong)
    expect(await proofOfWork.takeProof(toProof(payload)), JSON.stringify(payload)).toBe(false);
  expect(await proofOfWork.takeProof(toProof({ challenge, solution }))).toBe(true);
});

it.each([
  '',
  'x',
  '%%%',
  toProof(null),
  toProof([]),
  toProof({}),
  toProof({ challenge: {}, solution: {} }),
  undefined,
  null,
  5,
  {},
  [],
  'A'.repeat(4_001),
])('rejects %j', async (proof) => {
  expect(await createProofOfWorkService('secret').takeProof(proof)).toBe(false);
});
