// Signature of requests from the backend to a host (contract/publishing/signed-rebuild-request.ts), and of preview links: HMAC-SHA-256 over
// time and body with a shared secret that never reaches a browser.

const toBytes = (text: string) => new TextEncoder().encode(text);

const readKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', toBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const toSignedText = (timeMs: number, body: string): Uint8Array<ArrayBuffer> => toBytes(`${timeMs}.${body}`);

/** @param body exactly as it is sent */
export const createRequestSignature = async (secret: string, timeMs: number, body: string): Promise<string> => {
  const signature = await crypto.subtle.sign('HMAC', await readKey(secret), toSignedText(timeMs, body));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Verifies a signature in constant time. Does not check the age of the request (`maxRequestSignatureAgeMs`) or detect replays.
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
