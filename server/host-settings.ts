// The settings of a host that is started by itself: words of its command line and variables of its environment, checked.
// Called by main.ts; the variables are documented in `.env.example`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { defaultBuildCommand, toWords } from './build-command.ts';

const usage = `Usage: npm run serve -- [<release folder>] [--port 9000] [--host localhost] [--log] [--drain 0]
  <release folder>  default: .releases/<PROJECT_DOMAIN>/current, which builds switch
  --log             a line for each answer, too
  --drain           seconds that a host which is being stopped goes on answering, so that a load balancer sees it first`;

/** Something on the command line or in the environment is wrong: its message names it and the way out. */
export class HostSettingsError extends Error {}

export interface HostSettings {
  releaseFolder: string;
  port: number;
  host: string;
  logsRequests: boolean;
  drainMs: number;
  metricsToken: string | undefined;
  /** Without a secret the host only serves. */
  publishing:
    | {
        project: string;
        secret: string;
        buildCommand: string[];
        /** The second listener, for editors' drafts; none without an address. */
        preview: { port: number; url: string; backendUrl: string } | undefined;
      }
    | undefined;
}

const wholeNumber = (most: number, error: string) =>
  z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= most, error)
    .transform(Number);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'an absolute address such as https://www.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

const settingsSchema = z.object({
  '--port': wholeNumber(65_535, 'a port number up to 65535'),
  '--drain': wholeNumber(3_600, 'a number of seconds up to 3600'),
  PROJECT_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a domain in lower case such as arnsberg-tochter.example')
    .default('arnsberg-tochter.example'),
  REBUILD_SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  PREVIEW_PORT: wholeNumber(65_535, 'a port number up to 65535').default(9010),
  PREVIEW_URL: webAddress.optional(),
  PUBLIC_BACKEND_URL: webAddress.optional(),
  BACKEND_URL: webAddress.optional(),
  BUILD_COMMAND: z.string().trim().default(defaultBuildCommand),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,}$/, 'at least 20 letters, digits, hyphens and underscores')
    .optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The checked settings; an empty variable counts as not set. @throws HostSettingsError naming all that is wrong. */
export function toHostSettings(words: readonly string[], environment: Environment): HostSettings {
  const { values, positionals } = toParameters(words, environment);
  const set = Object.entries(environment).filter(([name, value]) => name in settingsSchema.shape && value !== '');
  const checked = settingsSchema.safeParse({
    ...Object.fromEntries(set),
    ...{ '--port': values.port, '--drain': values.drain },
  });
  if (!checked.success) {
    // Without the value: two of them are secrets.
    throw new HostSettingsError(
      checked.error.issues.map(({ path, message }) => `${String(path[0])} has to be ${message}.`).join('\n'),
    );
  }
  const { PROJECT_DOMAIN: project, REBUILD_SECRET: secret, BUILD_COMMAND, METRICS_TOKEN } = checked.data;
  return {
    releaseFolder: positionals[0] ?? join('.releases', project, 'current'),
    port: checked.data['--port'],
    host: values.host,
    logsRequests: values.log,
    drainMs: checked.data['--drain'] * 1_000,
    metricsToken: METRICS_TOKEN,
    publishing:
      secret === undefined
        ? undefined
        : { project, secret, buildCommand: toWords(BUILD_COMMAND), preview: toPreview(checked.data) },
  };
}

function toPreview(values: z.infer<typeof settingsSchema>) {
  const { PREVIEW_URL: url, PREVIEW_PORT: port, PUBLIC_BACKEND_URL, BACKEND_URL } = values;
  if (url === undefined) return undefined;
  const backendUrl = PUBLIC_BACKEND_URL ?? BACKEND_URL;
  if (backendUrl !== undefined) return { port, url, backendUrl };
  throw new HostSettingsError(
    'PREVIEW_URL asks for previews, but nothing says where the studio is: set PUBLIC_BACKEND_URL.',
  );
}

function toParameters(words: readonly string[], environment: Environment) {
  try {
    const parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        port: { type: 'string', default: environment['SITE_PORT'] || '9000' },
        host: { type: 'string', default: 'localhost' },
        log: { type: 'boolean', default: false },
        drain: { type: 'string', default: '0' },
      },
    });
    if (parsed.positionals.length <= 1) return parsed;
  } catch (cause) {
    throw new HostSettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, { cause });
  }
  throw new HostSettingsError(`More than one release folder is named.\n\n${usage}`);
}
