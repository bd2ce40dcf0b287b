// What stands before the route of every form: counts the address, and asks for a proof of work where it posts again and
// again. Orders and withdrawals never get it (law row L10); they have limits of their own.
import { rateLimit } from 'express-rate-limit';
import { createAddressLimit } from '../address-limit.ts';
import { type Context, type Next, type Request, type Response, sendAnswer } from '../http.ts';
import { createSharedStore, createSharedTakeOnce } from '../shared-counts.ts';
import { createProofOfWork, createTakeOnce, type ProofOfWork } from './proof-of-work.ts';

/** Taken posts of one address, of all forms together, that need no proof. Behind one address may be a family. */
const freePosts = { limit: 5, windowMs: 10 * 60_000 } as const;

/** Handlers of a route, in their order: `router.post(path, ...formGuard(context), createHandler(…))`. */
export type FormGuard = readonly [proof: unknown, limit: unknown];

const guards = new WeakMap<Context, FormGuard>();

/** One guard for all forms of a backend: it counts an address wherever it posts. */
export const formGuard = (context: Context): FormGuard => {
  const guard = guards.get(context) ?? createFormGuard(context);
  guards.set(context, guard);
  return guard;
};

/** The proof stands first: asking for it costs nothing of what an address may send. */
const createFormGuard = (context: Context): FormGuard => {
  const { SECRET: secret } = context.env;
  if (typeof secret !== 'string' || secret === '') throw new Error('Directus runs without its SECRET.');
  const takeOnce = createSharedTakeOnce(context, createTakeOnce());
  return [
    createProofLimit(context, createProofOfWork(secret, takeOnce)),
    createAddressLimit(context, { name: 'forms' }),
  ];
};

/** What was refused counts nothing: only who is heard again and again is asked. */
const createProofLimit = (context: Context, proofOfWork: ProofOfWork) =>
  rateLimit({
    ...freePosts,
    ...createSharedStore(context, 'free-posts'),
    passOnStoreError: true,
    skipFailedRequests: true,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request: Request, response: Response, next: Next) => {
      askForProof(proofOfWork, request, response, next).catch(next);
    },
  });

const askForProof = async (
  { takeProof, createChallenge }: ProofOfWork,
  { body }: Request,
  response: Response,
  next: Next,
): Promise<void> => {
  const proof = typeof body === 'object' && body !== null && 'proof' in body ? body.proof : undefined;
  if (await takeProof(proof)) next();
  else sendAnswer(response, { status: 'error', code: 'proof_required', challenge: await createChallenge() });
};
