// The arguments of `npm run privacy`, checked. Called by scripts/privacy.ts.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { SettingsError } from './settings.ts';

export interface PrivacyOptions {
  action: 'erase' | 'export';
  email: string;
  domain: string;
  /** Says what an erasure would do, and does nothing. */
  isDryRun: boolean;
  /** Where the export is written; a file in the ignored data folder where it is not given. */
  output: string | undefined;
}

const usage = `Usage: npm run privacy -- export --email <address> --domain <domain> [--output <file>]
       npm run privacy -- erase  --email <address> --domain <domain> [--dry-run]`;

const refuse = (reason: string): never => {
  throw new SettingsError(`${reason}\n${usage}`);
};

const readWords = (words: string[]) => {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        domain: { type: 'string' },
        output: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  }
};

/** @throws {@link SettingsError} with the usage for anything that is not clearly one of the two. */
export function toPrivacyOptions(words: string[]): PrivacyOptions {
  const { values, positionals } = readWords(words);
  const [action, ...others] = positionals;
  if ((action !== 'export' && action !== 'erase') || others.length > 0) return refuse('Say one of export and erase.');
  const { email, domain, output, 'dry-run': isDryRun = false } = values;
  // Any address that a form may have taken: what is looked for is compared, never written to.
  if (
    email === undefined ||
    !z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/)
      .safeParse(email).success
  )
    return refuse(`--email is "${email ?? ''}", but has to be an e-mail address.`);
  if (domain === undefined || domain === '')
    return refuse('--domain is missing: an address is looked for in one house at a time.');
  if (action === 'export' && isDryRun) return refuse('--dry-run is for erase; an export changes nothing.');
  if (action === 'erase' && output !== undefined) return refuse('--output is for export.');
  return { action, email, domain: domain.toLowerCase(), isDryRun, output };
}
