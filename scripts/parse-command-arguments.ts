// Parses and validates the arguments of the npm commands. Anything ambiguous is refused with a {@link SettingsError}:
// the reason, followed by the usage.
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type PreviewRecordReference, previewableCollections } from '../contract/publishing/preview-link.ts';
import { parsePreviewRecordPath } from '../domain/publishing/signed-preview-url.ts';
import { SettingsError } from '../settings/parse-environment-settings.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** @param read throws the reason if it refuses the arguments */
const createReader = <Config extends ParseArgsConfig, Options>(
  usage: string,
  config: Config,
  read: (parsed: ReturnType<typeof parseArgs<Config & { args: string[] }>>) => Options,
): ((words: string[]) => Options) => {
  return (words) => {
    try {
      return read(parseArgs({ ...config, args: words }));
    } catch (cause) {
      throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
    }
  };
};

/** `to`: folder that contains the backup folders; `keep`: number of backups to keep, all if undefined. */
export const parseBackupArguments = createReader(
  'Usage: npm run backup -- --to <folder> [--keep <number of backups>]',
  { options: { to: text, keep: text } },
  ({ values: { to, keep } }) => {
    if (!to) throw new Error('--to is missing: the folder that contains the backups.');
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
      throw new Error(`--keep is "${keep}", but has to be a number of backups.`);
    return { to: resolve(to), keep: keep === undefined ? undefined : Number(keep) };
  },
);

/** `from`: folder of one backup; `databaseUrl`: replaces DATABASE_URL. */
export const parseRestoreArguments = createReader(
  'Usage: npm run restore -- --from <folder of a backup> [--replace] [--database-url <address>]',
  { options: { from: text, replace: flag, 'database-url': text } },
  ({ values: { from, replace: mayReplace = false, 'database-url': databaseUrl } }) => {
    if (!from) throw new Error('--from is missing: the folder of one backup.');
    if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl))
      throw new Error('--database-url has to be an address such as postgres://user:password@host:5432/database.');
    return { from: resolve(from), mayReplace, databaseUrl };
  },
);

/**
 * `acceptsSize` accepts a release whose size differs from the previous one by more than the check allows. `preview`
 * builds a release for the preview host that shows this record as if it were published.
 */
export const parseBuildArguments = createReader(
  'Usage: npm run build -- [--accept-size] [--preview <collection>/<id>[/<version>]]',
  { options: { 'accept-size': flag, preview: text } },
  ({ values: { 'accept-size': acceptsSize = false, preview } }) => ({ acceptsSize, preview: toPreview(preview) }),
);

const toPreview = (words: string | undefined): PreviewRecordReference | undefined => {
  if (words === undefined) return undefined;
  const record = parsePreviewRecordPath(words);
  if (record !== undefined) return record;
  throw new Error(
    `--preview is "${words}", but has to be a record such as page/<id>, of ${previewableCollections.join(', ')}.`,
  );
};

/** `wanted`: name of the release to restore; `undefined`: the release before the live one. */
export const parseRollbackArguments = createReader(
  'Usage: npm run rollback -- [--list | --to <release>]',
  { options: { list: flag, to: text } },
  ({ values: { list: isList = false, to: wanted } }) => {
    if (isList && wanted !== undefined) throw new Error('Say one of --list and --to.');
    if (wanted === '') throw new Error('--to is empty.');
    return { isList, wanted };
  },
);

export type PrivacyCommandOptions = ReturnType<typeof parsePrivacyArguments>;

/**
 * `isDryRun` only reports what an erasure would do. `output` is the file of the export, by default in the ignored data
 * folder.
 */
export const parsePrivacyArguments = createReader(
  `Usage: npm run privacy -- export --email <address> --domain <domain> [--output <file>]
       npm run privacy -- erase  --email <address> --domain <domain> [--dry-run]`,
  { allowPositionals: true, options: { email: text, domain: text, output: text, 'dry-run': flag } },
  ({ values: { email = '', domain, output, 'dry-run': isDryRun = false }, positionals: [action, ...others] }) => {
    if ((action !== 'export' && action !== 'erase') || others.length > 0)
      throw new Error('Say one of export and erase.');
    // Any address that a form accepts: it is only compared, never written to.
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`--email is "${email}", but has to be an email address.`);
    if (!domain) throw new Error('--domain is missing: an email address is searched in one project at a time.');
    if (action === 'export' && isDryRun) throw new Error('--dry-run is for erase; an export changes nothing.');
    if (action === 'erase' && output !== undefined) throw new Error('--output is for export.');
    return { action, email, domain: domain.toLowerCase(), isDryRun, output } as const;
  },
);

/** The number of products and the seed, or `reset`. */
export const parseSeedArguments = (words: string[], maxProducts: number) =>
  createReader(
    'Usage: npm run seed -- --products 50000 [--seed 1]\n--products 0 removes only generated products.\n' +
      'Usage: npm run seed -- --reset\nEmpties the embedded database and its files; the next start fills them again.',
    { options: { products: text, seed: text, reset: flag } },
    ({ values: { products, seed = '1', reset } }) => {
      if (reset && words.length > 1) throw new Error('--reset cannot be combined with other options.');
      if (reset) return 'reset';
      return { products: toWhole('products', products, maxProducts), seed: toWhole('seed', seed, 999_999_999) };
    },
  )(words);

const toWhole = (name: string, value: string | undefined, max: number): number => {
  if (value === undefined) throw new Error(`--${name} is missing.`);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) throw new Error(`--${name} is "${value}", but has to be a whole number from 0 to ${max}.`);
  return number;
};
