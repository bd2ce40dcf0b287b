// Every setting of Directus in one place, as the environment of its process.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSiteAddressesVariable } from '../extensions/ecom/mail/site-base-url.ts';
import { toStudioFrameSrcForPreviewUrl } from './to-studio-frame-src-for-preview-url.ts';
import { staffOnlyCollectionNames } from '../schema/content-model.ts';
import { searchIndexTables } from '../schema/shop/product-search-index.ts';
import type { BackendOptions } from './start-backend-options.ts';
import type { BackendSecrets } from './backend-secrets.ts';
import {
  toDirectusShutdownSettings,
  toDirectusRedisSettings,
  toDirectusStorageSettings,
  toTrustedProxyEnvironment,
} from './multi-instance-settings.ts';

/** Requests per second and IP address: a shop page needs about ten, the site build about fifty. */
const requestsPerSecond = 200;

/** Retention of the studio's activity log and revisions. */
export const studioHistoryRetentionDays = 365;

/** Our tables that are not content; hidden from Directus. */
const privateTables = ['storefront_demo_ledger', 'storefront_seeded', 'storefront_content_model', ...searchIndexTables];

export interface DirectusEnvironmentOptions {
  host: string;
  port: number;
  publicUrl: string;
  corsOrigins: string[];
  databaseUrl: string;
  dataFolder: string;
  providers?: BackendOptions['providers'];
  adminEmail: string;
  secrets: BackendSecrets;
  mail?: { smtpUrl: string; from: string };
  siteAddresses?: BackendOptions['siteAddresses'];
  publishing?: BackendOptions['publishing'];
  logs?: BackendOptions['logs'];
  metricsToken?: BackendOptions['metricsToken'];
  redisUrl?: BackendOptions['redisUrl'];
  storage?: BackendOptions['storage'];
  trustedProxies?: BackendOptions['trustedProxies'];
}

/** The production APIs, which move real money. */
const liveProviders = { paypalApiUrl: 'https://api-m.paypal.com', klarnaApiUrl: 'https://api.klarna.com' };

/**
 * Variables that Directus and Node need. No others are passed on, so that none can change a Directus setting by
 * accident.
 */
const inherited = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];

/**
 * Fields that are never logged; redact-log-line.ts redacts the rest. The first two are Directus's defaults, which a
 * configured list replaces; the `err` fields of a failed database statement contain values of the row.
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
  // Directus prefers a settings file to its environment, so it is pointed to one that does not exist.
  CONFIG_PATH: join(resolve(options.dataFolder), 'no-settings-file'),
  HOST: options.host,
  PORT: String(options.port),
  PUBLIC_URL: options.publicUrl,
  LOG_STYLE: 'raw',
  // Directus logs requests at "info".
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
  // The site adds the file's modification date to the URL, so a replaced image gets a new URL.
  ASSETS_CACHE_TTL: '30d',
  // Each preset of a new image is rendered at its first request. A rejected request would leave the page without the
  // image, because browsers do not retry; so a whole list of new images may queue on a busy machine.
  ASSETS_TRANSFORM_MAX_CONCURRENT: '100',
  ASSETS_TRANSFORM_TIMEOUT: '30s',
  // Photos of phones in a format that no browser shows; content-guard explains the refusal.
  FILES_MIME_TYPE_ALLOW_LIST: '!image/hei[cf]*',
  // Pixels along the longer side: enough for originals of professional product photographers.
  ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: '10000',
  EXTENSIONS_PATH: fileURLToPath(new URL('../extensions/', import.meta.url)),
  PACKAGE_FILE_LOCATION: fileURLToPath(new URL('../', import.meta.url)),
  // Without the guard extensions editors could write into another project and visitors could request images of any
  // size, so Directus must not start without them.
  EXTENSIONS_MUST_LOAD: 'true',
  CORS_ENABLED: 'true',
  CORS_ORIGIN: options.corsOrigins.length > 0 ? `array:${options.corsOrigins.join(',')}` : 'false',
  CORS_ALLOWED_HEADERS: 'Content-Type,Authorization,X-Project,Idempotency-Key',
  CORS_CREDENTIALS: 'false',
  CACHE_ENABLED: 'true',
  CACHE_AUTO_PURGE: 'true',
  // Changes of records that no visitor can read do not purge the cache for visitors.
  CACHE_AUTO_PURGE_IGNORE_LIST: ['directus_activity', 'directus_presets', ...staffOnlyCollectionNames].join(','),
  CACHE_VALUE_MAX_SIZE: '1mb',
  CACHE_SCHEMA_FREEZE_ENABLED: 'true',
  RATE_LIMITER_ENABLED: 'true',
  RATE_LIMITER_POINTS: String(requestsPerSecond),
  RATE_LIMITER_DURATION: '1',
  ...toDirectusRedisSettings(options.redisUrl),
  ...toTrustedProxyEnvironment(options.trustedProxies),
  ...toDirectusShutdownSettings(),
  // A machine busy with other work is slow, not overloaded; the default of 0.5 s refuses visitors while a site is
  // built.
  PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: '3000',
  PRESSURE_LIMITER_RETRY_AFTER: '1',
  // The order service sends all emails. Directus sends none, but would call sendmail to check that it exists.
  EMAIL_VERIFY_SETUP: 'false',
  // Every ten seconds: a cron expression with a leading seconds field, read by define-scheduled-job.ts.
  JOB_SCHEDULE: 'string:*/10 * * * * *',
  PAYPAL_API_URL: (options.providers ?? liveProviders).paypalApiUrl,
  KLARNA_API_URL: (options.providers ?? liveProviders).klarnaApiUrl,
  // `string:` because Directus would parse a password that contains a comma as a list.
  ...(options.mail && { SMTP_URL: `string:${options.mail.smtpUrl}`, MAIL_FROM: `string:${options.mail.from}` }),
  ...(options.siteAddresses && { SITE_ADDRESSES: `string:${formatSiteAddressesVariable(options.siteAddresses)}` }),
  ...(options.publishing?.previewUrl && {
    // The studio shows the preview in a frame next to the form.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${toStudioFrameSrcForPreviewUrl(options.publishing.previewUrl)}`,
  }),
  ...(options.publishing && {
    REBUILD_URL: `string:${options.publishing.rebuildUrl}`,
    REBUILD_SECRET: `string:${options.publishing.secret ?? options.secrets.rebuildSecret}`,
    REBUILD_HEADERS: `string:${JSON.stringify(options.publishing.headers ?? {})}`,
    PREVIEW_URL: `string:${options.publishing.previewUrl ?? ''}`,
  }),
  // The shop adds its own metrics (backend/extensions/ecom/platform). Without `storage`, whose check would write a file
  // every minute.
  ...(options.metricsToken !== undefined && {
    METRICS_ENABLED: 'true',
    METRICS_TOKENS: `array:${options.metricsToken}`,
    METRICS_SERVICES: 'array:database,cache,redis',
  }),
  // Who changed what in the studio, with the previous content; described in docs/privacy.md.
  RETENTION_ENABLED: 'true',
  ACTIVITY_RETENTION: `${studioHistoryRetentionDays}d`,
  REVISIONS_RETENTION: `${studioHistoryRetentionDays}d`,
  // One of the equivalent argon2id settings that OWASP recommends. Directus's default occupies four threads for every
  // sign-in attempt; this one checks a password on one core, in a third of the time.
  HASH_MEMORY_COST: '47104',
  HASH_TIME_COST: '1',
  HASH_PARALLELISM: '1',
  GRAPHQL_INTROSPECTION: 'false',
  MAX_PAYLOAD_SIZE: '4mb',
  // An import runs in one transaction. Directus may miss the end of a file and then keeps its locks until this timeout.
  IMPORT_TIMEOUT: '10m',
  WEBSOCKETS_ENABLED: 'false',
});
