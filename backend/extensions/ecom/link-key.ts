// Keys that stand in mails and open one thing without an account. 256 bits: nobody finds one by trying.
import { randomBytes } from 'node:crypto';

/** As `linkKey` of the contract reads it. */
export const createLinkKey = (): string => randomBytes(32).toString('hex');
