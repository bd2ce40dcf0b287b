// Codes of gift vouchers: created here, recognized by a hash, and readable again with the secret of the installation only
// (docs/decisions/080).
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { normalizeVoucherCode, voucherCodeAlphabet, voucherCodeLength } from '../../../../domain/voucher.ts';
import type { DirectusExtensionContext } from './route-types-and-handlers.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

let key: Buffer | undefined;

export const initializeVoucherCodeKey = ({ env }: Pick<DirectusExtensionContext, 'env'>): void => {
  const { SECRET: secret } = env;
  if (typeof secret === 'string') key = Buffer.from(hkdfSync('sha256', secret, '', 'ecommerce_voucher.code', 32));
};

const readKey = (): Buffer => {
  if (!key) throw new Error('Gift vouchers need the secret of the installation: set SECRET.');
  return key;
};

/** Normalized, from a cryptographic random source. */
export const createVoucherCode = (): string =>
  Array.from({ length: voucherCodeLength }, () => voucherCodeAlphabet[randomInt(voucherCodeAlphabet.length)]).join('');

/** Without a secret, so that codes stay valid if the secret changes. 80 random bits need no slow hash. */
export const hashVoucherCode = (code: string): string =>
  createHash('sha256').update(normalizeVoucherCode(code)).digest('hex');

export const encryptVoucherCode = (code: string): string => {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, readKey(), iv);
  const content = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
};

/** `undefined` if it was encrypted with another secret. */
export const decryptVoucherCode = (encrypted: string): string | undefined => {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(algorithm, readKey(), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
