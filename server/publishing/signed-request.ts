// Whether a request comes from the backend, and only once and in time (contract/publishing/signed-call.ts).
// Used by the routes beside.
import { isSignatureOf, replayWindowMs, signatureHeaders } from '../../contract/publishing/signed-call.ts';
import type { RebuildRefusalCode } from '../../contract/publishing/rebuild-call.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether the request says that it is signed; a public question is not. */
export const isSigned = (headers: Headers): boolean =>
  headers[signatureHeaders.signature] !== undefined || headers[signatureHeaders.time] !== undefined;

/** What is wrong with the signature of a request; `undefined` when it is good. The age is told to a signer only. */
export async function findFlaw(
  secret: string,
  headers: Headers,
  body: string,
  nowMs: number,
): Promise<Extract<RebuildRefusalCode, 'not_signed' | 'too_old'> | undefined> {
  const time = headers[signatureHeaders.time];
  const signature = headers[signatureHeaders.signature];
  if (typeof time !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(time)) return 'not_signed';
  if (!(await isSignatureOf(signature, secret, Number(time), body))) return 'not_signed';
  return Math.abs(nowMs - Number(time)) > replayWindowMs ? 'too_old' : undefined;
}

/**
 * The signatures that were taken, as long as they could come again. In memory: after a restart one that is repeated
 * makes a build more than needed, and nothing worse.
 */
export function createTakenSignatures(): { isNew: (signature: string, nowMs: number) => boolean } {
  const taken = new Map<string, number>();
  return {
    isNew: (signature, nowMs) => {
      for (const [known, endsAtMs] of taken) {
        // In the order of their coming.
        if (endsAtMs > nowMs) break;
        taken.delete(known);
      }
      if (taken.has(signature)) return false;
      // The signer's clock may be ahead by one window.
      taken.set(signature, nowMs + 2 * replayWindowMs);
      return true;
    },
  };
}
