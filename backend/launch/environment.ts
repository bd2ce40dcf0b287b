// Every setting of Directus in one place, as the environment of its process. Called by the launcher.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSiteAddresses } from '../extensions/ecom/mail/site-address.ts';
import { toFrameSource } from './frame-source.ts';
import { staffOnlyCollections } from '../schema/schema.ts';
import type { BackendOptions } from './options.ts';
import type { Secrets } from './secrets.ts';
import {
  toShutdownSettings,
  toRedisSettings,
  toDirectusStorageSettings,
  toTrustedProxySettings,
} from './instance-settings.ts';

/** Requests per second and address: a page of the shop needs about ten, the site's build about fifty. */
const requestsPerSecond = 200;

/** How long the studio's history of changes reaches back. */
export const studioHistoryDays = 365;

/** Tables of ours that are not content and stay out of Directus. */
const privateTables = ['storefront_demo_ledger', 'storefront_seeded', 'storefront_content_model'];

export interface DirectusEnvironmentOptions {
  host: string;
  port: number;
  publicUrl: string;
  corsOrigins: string[];
  databaseUrl: string;
  dataFolder: string;
  providers?: BackendOptions['providers'];
  adminEmail: string;
  secrets: Secrets;
  mail?: { smtpUrl: string; from: string };
  siteAddresses?: BackendOptions['siteAddresses'];
  publishing?: BackendOptions['publishing'];
  logs?: BackendOptions['logs'];
  metricsToken?: BackendOptions['metricsToken'];
  redisUrl?: BackendOptions['redisUrl'];
  storage?: BackendOptions['storage'];
  trustedProxies?: BackendOptions['trustedProxies'];
}

/** Where the providers take real money. */
const liveProviders = { paypalApiUrl: 'https://api-m.paypal.com', klarnaApiUrl: 'https://api.klarna.com' };

/** Variables of this process that Directus or Node need; no other reaches Directus, so none can change its settings. */
const inherited = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/**
 * What never comes into a log line at all; log-output.ts takes out what else there may be. The first two are Directus's own,
 * which a list takes the place of; the others are what a failing database statement carries along: values of the row.
 */
const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'req.query.access_token',
  ...['detail', 'where', 'bindings', 'parameters', 'internalQuery'].map((name) => `err.${name}`),
];

/** The environment of the Directus process. */
export const toDirectusEnvironment = (options: DirectusEnvironmentOptions): Record<string, string> => ({
  ...Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  ),
  NODE_ENV: 'production',
  // Directus prefers a file of settings to its environment: it is pointed to one that does not exist.
  CONFIG_PATH: join(resolve(options.dataFolder), 'no-settings-file'),
  HOST: options.host,
  PORT: String(options.port),
  PUBLIC_URL: options.publicUrl,
  LOG_STYLE: 'raw',
  // Requests are told at "info".
  LOG_LEVEL: options.logs?.requests ? 'info' : 'warn',
  LOG_HTTP_IGNORE_PATHS: 'array:/server/ping,/server/health,/metrics',
  LOGGER_REDACT__PATHS: `array:${redactedPaths.join(',')}`,
  KEY: options.secrets.directusKey,
  SECRET: options.secrets.directusSecret,
  ADMIN_EMAIL: options.adminEmail,
  ADMIN_PASSWORD: options.secrets.adminPassword,
  TELEMETRY: 'false',
  ACCEPT_TERMS: 'true',
  MCP_ENABLED: 'false',
  AI_ENABLED: 'false',
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: options.databaseUrl,
  DB_EXCLUDE_TABLES: ['spatial_ref_sys', ...privateTables].join(','),
  ...toDirectusStorageSettings(options.storage, join(resolve(options.dataFolder), 'uploads')),
  TEMP_PATH: join(resolve(options.dataFolder), 'temporary'),
  // The site adds the file's date to its address, so that a replaced picture has another one.
  ASSETS_CACHE_TTL: '30d',
  // Of a new picture each preset is made once, at its first visitor's request. A refusal would leave a hole in the page,
  // because browsers do not ask again: a whole list of new pictures may wait in line, on a machine busy with other work.
  ASSETS_TRANSFORM_MAX_CONCURRENT: '100',
  ASSETS_TRANSFORM_TIMEOUT: '30s',
  // Pixels along the longer side: what cameras of jewellers' photographers give.
  ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: '10000',
  EXTENSIONS_PATH: fileURLToPath(new URL('../extensions/', import.meta.url)),
  PACKAGE_FILE_LOCATION: fileURLToPath(new URL('../', import.meta.url)),
  // Without the guards editors could write into another project and visitors could have pictures of any size made:
  // better no start than one without them.
  EXTENSIONS_MUST_LOAD: 'true',
  CORS_ENABLED: 'true',
  CORS_ORIGIN: options.corsOrigins.length > 0 ? `array:${options.corsOrigins.join(',')}` : 'false',
  CORS_ALLOWED_HEADERS: 'Content-Type,Authorization,X-Project,Idempotency-Key',
  CORS_CREDENTIALS: 'false',
  CACHE_ENABLED: 'true',
  CACHE_AUTO_PURGE: 'true',
  // What no visitor can read makes nothing stale that is kept for visitors.
  CACHE_AUTO_PURGE_IGNORE_LIST: ['directus_activity', 'directus_presets', ...staffOnlyCollections].join(','),
  CACHE_VALUE_MAX_SIZE: '1mb',
  CACHE_SCHEMA_FREEZE_ENABLED: 'true',
  RATE_LIMITER_ENABLED: 'true',
  RATE_LIMITER_POINTS: String(requestsPerSecond),
  RATE_LIMITER_DURATION: '1',
  ...toRedisSettings(options.redisUrl),
  ...toTrustedProxySettings(options.trustedProxies),
  ...toShutdownSettings(),
  // A machine busy with other work is slow, not overloaded; the default of 0.5 s refuses visitors while a site is built.
  PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: '3000',
  PRESSURE_LIMITER_RETRY_AFTER: '1',
  // The shop's mails are sent by the order service; Directus itself sends none and would call sendmail to see if it is there.
  EMAIL_VERIFY_SETUP: 'false',
  PAYPAL_API_URL: (options.providers ?? liveProviders).paypalApiUrl,
  KLARNA_API_URL: (options.providers ?? liveProviders).klarnaApiUrl,
  // As text, whatever stands in it: Directus would make a list of a password with a comma.
  ...(options.mail && { SMTP_URL: `string:${options.mail.smtpUrl}`, MAIL_FROM: `string:${options.mail.from}` }),
  ...(options.siteAddresses && { SITE_ADDRESSES: `string:${formatSiteAddresses(options.siteAddresses)}` }),
  ...(options.publishing?.previewUrl && {
    // The studio shows a preview beside the form, in a frame.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${toFrameSource(options.publishing.previewUrl)}`,
  }),
  ...(options.publishing && {
    REBUILD_URL: `string:${options.publishing.rebuildUrl}`,
    REBUILD_SECRET: `string:${options.publishing.secret ?? options.secrets.rebuildSecret}`,
    REBUILD_HEADERS: `string:${JSON.stringify(options.publishing.headers ?? {})}`,
    PREVIEW_URL: `string:${options.publishing.previewUrl ?? ''}`,
  }),
  // Beside Directus's own there are those of the shop (backend/extensions/ecom/platform). Its check of the storage would write a
  // file every minute.
  ...(options.metricsToken !== undefined && {
    METRICS_ENABLED: 'true',
    METRICS_TOKENS: `array:${options.metricsToken}`,
    METRICS_SERVICES: 'array:database,cache,redis',
  }),
  // Who changed what in the studio, with the former content: told in docs/privacy.md.
  RETENTION_ENABLED: 'true',
  ACTIVITY_RETENTION: `${studioHistoryDays}d`,
  REVISIONS_RETENTION: `${studioHistoryDays}d`,
  // One of OWASP's equals for argon2id. Directus's default keeps four threads busy for every attempt to sign in; this one
  // checks a password on one core, in a third of the time.
  HASH_MEMORY_COST: '47104',
  HASH_TIME_COST: '1',
  HASH_PARALLELISM: '1',
  GRAPHQL_INTROSPECTION: 'false',
  MAX_PAYLOAD_SIZE: '4mb',
  // An import runs in one transaction, and Directus's may miss the end of a file: then it holds its locks until this time.
  IMPORT_TIMEOUT: '10m',
  WEBSOCKETS_ENABLED: 'false',
});
