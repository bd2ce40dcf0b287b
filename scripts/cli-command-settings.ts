// The settings of the commands (`npm start`, `npm run dev`, `npm run build`), read from the environment (including
// `.env`), grouped by subject and converted to the options of backend and build.
import { z } from 'zod';
import type { BackendOptions, SiteBuildHostOptions } from '../backend/launch/start-backend-options.ts';
import {
  parseEnvironmentSettings,
  SettingsError,
  type EnvironmentVariables,
} from '../settings/parse-environment-settings.ts';
import {
  livePaymentProviderUrls,
  environmentVariableSchemas,
  toPaymentStandInUrls,
} from '../settings/environment-variable-schemas.ts';
import type { RequiredPort } from './check-ports.ts';

/** Source of the content: a backend that the command starts, or a remote one. */
export type StartedOrRemoteBackendSettings =
  | { kind: 'own'; port: number; databasePort: number; databaseUrl: string | undefined; demoContent: boolean }
  | { kind: 'elsewhere'; url: string; credentials: Record<string, string> };

/** URLs of the payment providers. */
export interface PaymentProviderUrlSettings {
  paypalApiUrl: string;
  paypalScriptUrl: string;
  klarnaApiUrl: string;
  klarnaScriptUrl: string;
  /** Port of the payment stand-ins, if any of the four URLs refers to them. */
  standInPort: number | undefined;
}
/** Delivery of the backend's emails. */
export type MailDeliverySettings =
  | { kind: 'server'; smtpUrl: string; from: string }
  /** Caught on this machine and shown on an inbox page. */
  | { kind: 'catcher'; port: number; inboxPort: number }
  /** Not sent: emails wait until a server is configured. */
  | { kind: 'none' };

/** How editors' changes are published. */
interface PublishingSettings {
  /** URL of the signed webhook; `undefined`: the host that the command runs. */
  rebuildUrl: string | undefined;
  headers: Record<string, string>;
  /** Shared by backend and host; `undefined`: the secret of the installation that this command starts. */
  secret: string | undefined;
  previewPort: number;
  /** URL of the preview host for editors' browsers; `undefined`: the one that the command runs, if any. */
  previewUrl: string | undefined;
  /** Build command of the host: program and parameters. */
  buildCommand: string[];
}

/** Settings shared by several backend instances. */
interface SharingSettings {
  host: string | undefined;
  drainMs: number;
  siteOrigins: string[];
  trustedProxies: string[];
  redisUrl: string | undefined;
  storage: { bucket: string; key: string; secret: string; region: string; endpoint?: string } | undefined;
}

export interface CliCommandSettings {
  domain: string;
  sitePort: number;
  /** The site's URL for visitors, without a trailing slash. */
  siteUrl: string;
  /** Configured site URLs by project domain; links in emails lead there. */
  siteAddresses: Readonly<Record<string, string>>;
  /** Base path of the shop; an empty string builds a site without a shop. */
  storeRoot: string;
  /** URL of the backend for visitors' browsers. */
  publicBackendUrl: string;
  backend: StartedOrRemoteBackendSettings;
  payments: PaymentProviderUrlSettings;
  mails: MailDeliverySettings;
  /** Backend logs: whether each request is logged, and where to. */
  logs: { requests: boolean; target: 'file' | 'stdout' };
  /** Token for scraping the metrics of backend and host. */
  metricsToken: string | undefined;
  publishing: PublishingSettings;
  sharing: SharingSettings;
}

/** Excludes the variables that only the build reads: an error there must not block a backup or a rollback. */
const commandSchema = z
  .object(environmentVariableSchemas)
  .omit({ LOGIN_URL: true, MATOMO_URL: true, MATOMO_SITE_ID: true, OFFLINE: true, SPECIMENS: true }).shape;

/**
 * Validates and returns the settings. @throws {@link SettingsError} naming every invalid variable and the expected
 * value.
 */
export const parseCommandEnvironmentSettings = (environment: EnvironmentVariables): CliCommandSettings => {
  const values = parseEnvironmentSettings(commandSchema, environment);
  const backend = toBackendSettings(values);
  return {
    domain: values.PROJECT_DOMAIN,
    sitePort: values.SITE_PORT,
    siteUrl: values.SITE_URL ?? toLocalSiteUrl(values),
    siteAddresses: toSiteAddresses(values),
    storeRoot: values.STORE_ROOT,
    publicBackendUrl:
      values.PUBLIC_BACKEND_URL ?? (backend.kind === 'own' ? `http://localhost:${backend.port}` : backend.url),
    backend,
    payments: toPaymentSettings(values, backend.kind === 'own' && backend.demoContent),
    mails: toMailSettings(values, backend),
    logs: { requests: values.LOG_REQUESTS ?? false, target: values.LOG_TO },
    metricsToken: values.METRICS_TOKEN,
    publishing: toPublishingSettings(values),
    sharing: toSharingSettings(values),
  };
};

type Values = ReturnType<typeof parseEnvironmentSettings<typeof commandSchema>>;

const toPublishingSettings = (values: Values): PublishingSettings => {
  return {
    rebuildUrl: values.REBUILD_URL,
    headers: values.REBUILD_HEADERS ?? {},
    secret: values.REBUILD_SECRET,
    previewPort: values.PREVIEW_PORT,
    previewUrl: values.PREVIEW_URL,
    buildCommand: values.BUILD_COMMAND,
  };
};

/** The credentials in the demo content are accepted only by the stand-ins, so its URLs are theirs. */
const toPaymentSettings = (values: Values, isDemo: boolean): PaymentProviderUrlSettings => {
  const defaults = isDemo ? toPaymentStandInUrls(values.PAYMENTS_PORT) : livePaymentProviderUrls;
  const urls = {
    paypalApiUrl: values.PAYPAL_API_URL ?? defaults.paypalApiUrl,
    paypalScriptUrl: values.PAYPAL_SCRIPT_URL ?? defaults.paypalScriptUrl,
    klarnaApiUrl: values.KLARNA_API_URL ?? defaults.klarnaApiUrl,
    klarnaScriptUrl: values.KLARNA_SCRIPT_URL ?? defaults.klarnaScriptUrl,
  };
  const isStoodIn = isDemo && Object.values(urls).some((url) => Object.values(defaults).includes(url));
  return { ...urls, standInPort: isStoodIn ? values.PAYMENTS_PORT : undefined };
};

const toBackendSettings = (values: Values): StartedOrRemoteBackendSettings => {
  if (values.BACKEND_URL === undefined) {
    return {
      kind: 'own',
      port: values.BACKEND_PORT,
      databasePort: values.DATABASE_PORT,
      databaseUrl: values.DATABASE_URL,
      // An external database contains the operator's content.
      demoContent: values.DEMO_CONTENT ?? values.DATABASE_URL === undefined,
    };
  }
  const { BACKEND_TOKEN, BACKEND_EMAIL, BACKEND_PASSWORD } = values;
  if (BACKEND_TOKEN !== undefined) {
    return { kind: 'elsewhere', url: values.BACKEND_URL, credentials: { BACKEND_TOKEN } };
  }
  if (BACKEND_EMAIL !== undefined && BACKEND_PASSWORD !== undefined) {
    return { kind: 'elsewhere', url: values.BACKEND_URL, credentials: { BACKEND_EMAIL, BACKEND_PASSWORD } };
  }
  throw new SettingsError(
    'BACKEND_URL names a backend elsewhere, but no credentials are set: ' +
      'set BACKEND_TOKEN, or BACKEND_EMAIL and BACKEND_PASSWORD, in .env or in the environment; see .env.example.',
  );
};

const toMailSettings = (values: Values, backend: StartedOrRemoteBackendSettings): MailDeliverySettings => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = values;
  if (backend.kind === 'elsewhere') return { kind: 'none' };
  if (smtpUrl !== undefined) {
    if (from !== undefined) return { kind: 'server', smtpUrl, from };
    throw new SettingsError(
      'SMTP_URL names a mail server, but no sender: set MAIL_FROM to an address for which that server may send.',
    );
  }
  // Only the demo's emails are caught: those of a real shop must not disappear with the command.
  return backend.demoContent
    ? { kind: 'catcher', port: values.MAIL_PORT, inboxPort: values.INBOX_PORT }
    : { kind: 'none' };
};

const toSharingSettings = (values: Values): SharingSettings => {
  return {
    host: values.BACKEND_HOST,
    drainMs: values.BACKEND_DRAIN_SECONDS * 1000,
    siteOrigins: values.SITE_ORIGINS.map((address) => new URL(address).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    storage: toStorage(values),
  };
};

const toStorage = (values: Values): SharingSettings['storage'] => {
  const { STORAGE_BUCKET: bucket, STORAGE_KEY: key, STORAGE_SECRET: secret, STORAGE_ENDPOINT: endpoint } = values;
  if (bucket === undefined) return undefined;
  if (key !== undefined && secret !== undefined)
    return { bucket, key, secret, region: values.STORAGE_REGION, ...(endpoint !== undefined && { endpoint }) };
  throw new SettingsError(
    'STORAGE_BUCKET names a bucket, but no credentials are set: set STORAGE_KEY and STORAGE_SECRET.',
  );
};

/** The variables that the build of one project's site reads. */
export const toSiteBuildEnvironmentVariables = (
  settings: CliCommandSettings,
  access: { url: string; credentials: Record<string, string> },
) => {
  return {
    PROJECT_DOMAIN: settings.domain,
    SITE_URL: settings.siteUrl,
    STORE_ROOT: settings.storeRoot,
    PUBLIC_BACKEND_URL: settings.publicBackendUrl,
    PAYPAL_SCRIPT_URL: settings.payments.paypalScriptUrl,
    KLARNA_SCRIPT_URL: settings.payments.klarnaScriptUrl,
    BACKEND_URL: access.url,
    ...access.credentials,
  };
};

/** The ports that `npm start` and `npm run dev` listen on. */
export const toCommandListenPorts = ({
  sitePort,
  backend,
  payments,
  mails,
  publishing,
}: CliCommandSettings): RequiredPort[] => {
  const sites = [
    { port: sitePort, purpose: 'site', setting: 'SITE_PORT' },
    { port: publishing.previewPort, purpose: 'preview', setting: 'PREVIEW_PORT' },
  ];
  if (backend.kind === 'elsewhere') return sites;
  const ports = [...sites, { port: backend.port, purpose: 'backend', setting: 'BACKEND_PORT' }];
  if (payments.standInPort !== undefined)
    ports.push({ port: payments.standInPort, purpose: 'payment stand-ins', setting: 'PAYMENTS_PORT' });
  if (mails.kind === 'catcher') {
    ports.push({ port: mails.port, purpose: 'mail catcher', setting: 'MAIL_PORT' });
    ports.push({ port: mails.inboxPort, purpose: 'inbox', setting: 'INBOX_PORT' });
  }
  if (backend.databaseUrl !== undefined) return ports;
  return [...ports, { port: backend.databasePort, purpose: 'database', setting: 'DATABASE_PORT' }];
};

interface SiteAddressValues {
  PROJECT_DOMAIN: string;
  SITE_PORT: number;
  SITE_URL?: string | undefined;
  PUBLIC_BACKEND_URL?: string | undefined;
  /** `nordlicht.example=https://www.nordlicht.example` */
  SITE_ADDRESSES: readonly string[];
}

const toLocalSiteUrl = ({ SITE_PORT }: Pick<SiteAddressValues, 'SITE_PORT'>): string => `http://localhost:${SITE_PORT}`;

/** Site URLs by project domain. A backend without a public URL is only reached from this machine, and so is its site. */
const toSiteAddresses = (values: SiteAddressValues): Record<string, string> => {
  const others = values.SITE_ADDRESSES.map((entry): [string, string] => {
    const end = entry.indexOf('=');
    return [entry.slice(0, end), entry.slice(end + 1)];
  });
  const { PROJECT_DOMAIN: domain, SITE_URL: url, PUBLIC_BACKEND_URL: publicBackendUrl } = values;
  return {
    ...(publicBackendUrl === undefined && { [domain]: toLocalSiteUrl(values) }),
    ...Object.fromEntries(others),
    ...(url !== undefined && { [domain]: url }),
  };
};

/** The URLs of the hosts that `npm start` runs, unless the settings name others. */
export const toRebuildAndPreviewUrls = ({
  sitePort,
  publishing,
}: CliCommandSettings): { rebuildUrl: string; previewUrl: string } => {
  return {
    rebuildUrl: publishing.rebuildUrl ?? `http://localhost:${sitePort}/rebuild`,
    previewUrl: publishing.previewUrl ?? `http://localhost:${publishing.previewPort}`,
  };
};

/** Returns `undefined` if no host is configured. */
export const toSiteBuildHostOptions = (settings: PublishingSettings): SiteBuildHostOptions | undefined => {
  const { rebuildUrl, headers, secret, previewUrl } = settings;
  if (rebuildUrl === undefined) return undefined;
  return {
    rebuildUrl,
    headers,
    ...(previewUrl !== undefined && { previewUrl }),
    ...(secret !== undefined && { secret }),
  };
};

/** The backend's options for Redis, bucket and proxies. */
export const toMultiInstanceBackendOptions = ({
  host,
  trustedProxies,
  redisUrl,
  storage,
}: SharingSettings): Pick<BackendOptions, 'host' | 'redisUrl' | 'storage' | 'trustedProxies'> => {
  return {
    trustedProxies,
    ...(host !== undefined && { host }),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(storage && { storage }),
  };
};
