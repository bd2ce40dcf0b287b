// Signed calls between backend and host: HMAC-SHA-256 over time and body with the secret that both know; the key never reaches a
// browser. The call itself tells the host, or a hosted build hook, that editors have changed content (`POST /rebuild`).
import { z } from 'zod';

/** Names of the header lines, in lower case. The time is in milliseconds since 1970; the signature is hexadecimal. */
export const requestSignatureHeaders = { time: 'x-rebuild-time', signature: 'x-rebuild-signature' } as const;

/** How long a signed call is taken after it was signed, and how far a clock may be ahead. */
export const maxSignatureAgeMs = 5 * 60 * 1_000;

const toBytes = (text: string) => new TextEncoder().encode(text);

const readKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', toBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const toSignedText = (timeMs: number, body: string): Uint8Array<ArrayBuffer> => toBytes(`${timeMs}.${body}`);

/** The signature of a body (the very characters that are sent) at a time. */
export const createRequestSignature = async (secret: string, timeMs: number, body: string): Promise<string> => {
  const signature = await crypto.subtle.sign('HMAC', await readKey(secret), toSignedText(timeMs, body));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Whether the signature is that of the body at that time, found in constant time. Says nothing of how old the call is
 * ({@link maxSignatureAgeMs}), nor whether it came before.
 */
export const isValidRequestSignature = async (
  signature: string,
  secret: string,
  timeMs: number,
  body: string,
): Promise<boolean> => {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await readKey(secret), bytes, toSignedText(timeMs, body));
};

/** One change of an editor's; `item` is a primary key as text. */
const contentChangeSchema = z.object({
  collection: z.string().min(1).max(64),
  item: z.string().max(64),
  action: z.enum(['create', 'update', 'delete']),
});

export type ContentChange = z.infer<typeof contentChangeSchema>;

/** How many changes one call names; what is beyond is published all the same. */
export const maxChangesPerRebuildRequest = 50;

export const rebuildRequestSchema = z.object({
  /** Domain of the project to publish. */
  project: z.string().min(1).max(255),
  /** Id of the record in the backend's `publication` that this call is made for; the status names it again. */
  publication: z.uuid(),
  changes: z.array(contentChangeSchema).max(maxChangesPerRebuildRequest),
});

export type RebuildRequest = z.infer<typeof rebuildRequestSchema>;

/** 202: taken; several calls may share one build. */
export const rebuildResponseSchema = z.object({ status: z.literal('queued') });

/** 400, 401, 404, 409, 503: why a call is not taken. */
export const rebuildErrorCodes = [
  'invalid_input',
  'not_signed',
  'too_old',
  'already_taken',
  'unknown_project',
  'stopping',
] as const;
export type RebuildErrorCode = (typeof rebuildErrorCodes)[number];
