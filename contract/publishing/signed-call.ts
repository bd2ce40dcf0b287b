// The signature of the calls between backend and host: HMAC-SHA-256 over time and body with the secret that both know.
// Used by the backend, which signs, and by the host, which checks; the key never reaches a browser.

/** Names of the header lines, in lower case. The time is in milliseconds since 1970; the signature is hexadecimal. */
export const signatureHeaders = { time: 'x-rebuild-time', signature: 'x-rebuild-signature' } as const;

/** How long a signed call is taken after it was signed, and how far a clock may be ahead. */
export const replayWindowMs = 5 * 60 * 1_000;

const toBytes = (text: string) => new TextEncoder().encode(text);

const readKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', toBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const toSignedText = (timeMs: number, body: string): Uint8Array<ArrayBuffer> => toBytes(`${timeMs}.${body}`);

/** The signature of a body (the very characters that are sent) at a time. */
export const toSignature = async (secret: string, timeMs: number, body: string): Promise<string> => {
  const signature = await crypto.subtle.sign('HMAC', await readKey(secret), toSignedText(timeMs, body));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Whether the signature is that of the body at that time, found in constant time. Says nothing of how old the call is
 * ({@link replayWindowMs}), nor whether it came before.
 */
export const isSignatureOf = async (
  signature: string,
  secret: string,
  timeMs: number,
  body: string,
): Promise<boolean> => {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await readKey(secret), bytes, toSignedText(timeMs, body));
};
