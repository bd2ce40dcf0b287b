// Parses and validates the host's command line and environment variables, which `.env.example` documents.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  parseEnvironmentSettings,
  SettingsError,
  type EnvironmentVariables,
} from '../settings/parse-environment-settings.ts';
import { environmentVariableSchemas } from '../settings/environment-variable-schemas.ts';

const usage = `Usage: npm run serve -- [<release folder>] [--port 9000] [--host localhost] [--log] [--drain 0]
  <release folder>  default: .releases/<PROJECT_DOMAIN>/current, which builds switch
  --log             a line for each answer, too
  --drain           seconds that a host which is being stopped goes on answering, so that a load balancer sees it first`;

export interface SiteHostSettings {
  releaseFolder: string;
  port: number;
  host: string;
  logsRequests: boolean;
  drainMs: number;
  metricsToken: string | undefined;
  /** Without a secret the host only serves a release. */
  publishing:
    | {
        project: string;
        secret: string;
        buildCommand: string[];
        /** The second listener, for previews of drafts; `undefined` without a URL. */
        preview: { port: number; url: string; backendUrl: string } | undefined;
      }
    | undefined;
}

const wholeNumber = (max: number, error: string) =>
  z
    .string(error)
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= max, error)
    .transform(Number);

const shape = {
  ...z.object(environmentVariableSchemas).pick({
    SITE_PORT: true,
    PROJECT_DOMAIN: true,
    REBUILD_SECRET: true,
    BUILD_COMMAND: true,
    METRICS_TOKEN: true,
    PREVIEW_PORT: true,
    PREVIEW_URL: true,
    PUBLIC_BACKEND_URL: true,
    BACKEND_URL: true,
  }).shape,
  // On the command line, 0 selects a free port.
  '--port': wholeNumber(65_535, 'a port number up to 65535').optional(),
  '--drain': wholeNumber(3_600, 'a number of seconds up to 3600'),
};

type Values = ReturnType<typeof parseEnvironmentSettings<typeof shape>>;

/** Returns the validated settings. @throws SettingsError naming every invalid value. */
export const parseSiteHostSettings = (args: readonly string[], environment: EnvironmentVariables): SiteHostSettings => {
  const { values, positionals } = toParameters(args);
  const hasPortArgument = values.port !== undefined;
  const validated = parseEnvironmentSettings(shape, {
    ...environment,
    ...(hasPortArgument && { SITE_PORT: undefined }),
    '--port': values.port,
    '--drain': values.drain,
  });
  const { PROJECT_DOMAIN: project, REBUILD_SECRET: secret, BUILD_COMMAND: buildCommand, METRICS_TOKEN } = validated;
  return {
    releaseFolder: positionals[0] ?? join('.releases', project, 'current'),
    port: validated['--port'] ?? validated.SITE_PORT,
    host: values.host,
    logsRequests: values.log,
    drainMs: validated['--drain'] * 1_000,
    metricsToken: METRICS_TOKEN,
    publishing: secret === undefined ? undefined : { project, secret, buildCommand, preview: toPreview(validated) },
  };
};

const toPreview = (values: Values) => {
  const { PREVIEW_URL: url, PREVIEW_PORT: port, PUBLIC_BACKEND_URL, BACKEND_URL } = values;
  if (url === undefined) return undefined;
  const backendUrl = PUBLIC_BACKEND_URL ?? BACKEND_URL;
  if (backendUrl !== undefined) return { port, url, backendUrl };
  throw new SettingsError(
    'PREVIEW_URL asks for previews, but nothing says where the studio is: set PUBLIC_BACKEND_URL.',
  );
};

const toParameters = (args: readonly string[]) => {
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: 'localhost' },
        log: { type: 'boolean', default: false },
        drain: { type: 'string', default: '0' },
      },
    });
    if (parsed.positionals.length <= 1) return parsed;
  } catch (cause) {
    throw new SettingsError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, { cause });
  }
  throw new SettingsError(`More than one release folder is named.\n\n${usage}`);
};
