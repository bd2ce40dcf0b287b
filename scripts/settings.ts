// The settings of the commands (`npm start`, `npm run dev`, `npm run build`): read from the environment, into which
// the set-up has read `.env`; checked, with defaults. Every variable is documented in `.env.example`; a test holds the
// two together.
import { z } from 'zod';
import { defaultBuildCommand, toWords } from '../server/build-command.ts';
import { livePaymentUrls, toStandInUrls } from './payment-urls.ts';
import { list } from './setting-list.ts';
import { siteAddressEntry, toSiteAddresses } from './site-addresses.ts';
import { storeRootPattern } from '../src/i18n/route-table.ts';
import type { WantedPort } from './ports.ts';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'a port number between 1 and 65535')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, 'a port number between 1 and 65535')
    .default(fallback);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'an absolute address such as https://www.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

const yesOrNo = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');

/** One entry per variable; the names are the contract with `.env.example`. */
export const settingsShape = {
  PROJECT_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a domain in lower case such as arnsberg-tochter.example')
    .default('arnsberg-tochter.example'),
  SITE_PORT: port(9000),
  SITE_URL: webAddress.optional(),
  SITE_ADDRESSES: list(siteAddressEntry, 'entries such as nordlicht.example=https://www.nordlicht.example'),
  STORE_ROOT: z
    .string()
    .refine(
      (value) => value === '' || storeRootPattern.test(value),
      'a path such as / or /shop, or nothing at all for a site without shop',
    )
    .default('/'),
  BACKEND_PORT: port(8055),
  BACKEND_URL: webAddress.optional(),
  BACKEND_TOKEN: z.string().optional(),
  BACKEND_EMAIL: z.email('an e-mail address').optional(),
  BACKEND_PASSWORD: z.string().optional(),
  PUBLIC_BACKEND_URL: webAddress.optional(),
  DATABASE_PORT: port(5460),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'an address such as postgres://user:password@host:5432/database')
    .optional(),
  DEMO_CONTENT: yesOrNo.optional(),
  BACKEND_HOST: z
    .string()
    .regex(/^[0-9a-z.:-]+$/i, 'an address of this machine such as 0.0.0.0')
    .optional(),
  BACKEND_DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'a number of seconds up to 99')
    .transform(Number)
    .default(5),
  SITE_ORIGINS: list(z.url({ protocol: /^https?$/ }), 'addresses such as https://www.example.com, with commas between'),
  TRUSTED_PROXIES: list(
    z.string().regex(/^[0-9a-f.:/]+$/i),
    'addresses or networks such as 10.0.0.0/24, with commas between',
  ),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'an address such as redis://user:password@host:6379')
    .optional(),
  STORAGE_BUCKET: z.string().optional(),
  STORAGE_KEY: z.string().optional(),
  STORAGE_SECRET: z.string().optional(),
  STORAGE_REGION: z.string().default('eu-central-1'),
  STORAGE_ENDPOINT: webAddress.optional(),
  PAYMENTS_PORT: port(8070),
  PAYPAL_API_URL: webAddress.optional(),
  PAYPAL_SCRIPT_URL: webAddress.optional(),
  KLARNA_API_URL: webAddress.optional(),
  KLARNA_SCRIPT_URL: webAddress.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'an address such as smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: z.email('an e-mail address').optional(),
  MAIL_PORT: port(1025),
  INBOX_PORT: port(1080),
  LOG_REQUESTS: yesOrNo.optional(),
  LOG_TO: z.enum(['file', 'stdout'], 'file or stdout').default('file'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,}$/, 'at least 20 letters, digits, hyphens and underscores')
    .optional(),
  REBUILD_URL: z
    .string()
    .refine(
      // The project is a name inside of the address.
      (value) => /^https?:$/.test(URL.parse(value.replaceAll('{project}', 'project'))?.protocol ?? ''),
      'an absolute address such as https://www.example.com/rebuild',
    )
    .optional(),
  REBUILD_SECRET: z.string().min(32, 'at least 32 characters that nobody can guess').optional(),
  REBUILD_HEADERS: z
    .string()
    .transform((value, context) => {
      const headers = toHeaders(value);
      if (headers === undefined) context.addIssue('header lines as JSON such as {"X-Name":"value"}');
      return headers ?? {};
    })
    .optional(),
  PREVIEW_PORT: port(9010),
  PREVIEW_URL: webAddress.optional(),
  BUILD_COMMAND: z.string().trim().min(1, 'a program with its parameters').default(defaultBuildCommand),
};

const headersSchema = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/));

function toHeaders(text: string): Record<string, string> | undefined {
  try {
    return headersSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Where the content comes from: a backend that the command starts, or one that runs elsewhere. */
export type BackendSettings =
  | { kind: 'own'; port: number; databasePort: number; databaseUrl: string | undefined; demoContent: boolean }
  | { kind: 'elsewhere'; url: string; credentials: Record<string, string> };

/** Where the payment providers are. */
export interface PaymentSettings {
  paypalApiUrl: string;
  paypalScriptUrl: string;
  klarnaApiUrl: string;
  klarnaScriptUrl: string;
  /** Port of the stand-ins for both, where any of the four addresses is theirs. */
  standInPort: number | undefined;
}
/** Where the backend of this command sends its mails. */
export type MailSettings =
  | { kind: 'server'; smtpUrl: string; from: string }
  /** Caught on this machine, to be read in an inbox page. */
  | { kind: 'catcher'; port: number; inboxPort: number }
  /** Not sent: they wait until a server is set. */
  | { kind: 'none' };

/** How editors' changes go live. */
export interface PublishingSettings {
  /** Where the backend posts its signed call; `undefined`: to the host that the command itself runs. */
  rebuildUrl: string | undefined;
  headers: Record<string, string>;
  /** Of backend and host; without it that of the installation that this command starts. */
  secret: string | undefined;
  previewPort: number;
  /** The address under which editors' browsers reach the preview host; `undefined`: that of the command itself, if it runs one. */
  previewUrl: string | undefined;
  /** What the host runs for a build: program and parameters. */
  buildCommand: string[];
}

/** What the backend shares with further instances of it. */
export interface SharingSettings {
  host: string | undefined;
  drainMs: number;
  siteOrigins: string[];
  trustedProxies: string[];
  redisUrl: string | undefined;
  storage: { bucket: string; key: string; secret: string; region: string; endpoint?: string } | undefined;
}

export interface Settings {
  domain: string;
  sitePort: number;
  /** The address visitors type, without a slash at the end. */
  siteUrl: string;
  /** Where sites run as far as it is set, by the domain of their project: mails lead there. */
  siteAddresses: Readonly<Record<string, string>>;
  /** Path below which the shop lives; the empty string builds a site without shop. */
  storeRoot: string;
  /** The address under which the visitor's browser reaches the backend. */
  publicBackendUrl: string;
  backend: BackendSettings;
  payments: PaymentSettings;
  mails: MailSettings;
  /** Of the backend: whether each request is a line, and where the lines go. */
  logs: { requests: boolean; target: 'file' | 'stdout' };
  /** With which a scraper reads the figures of backend and host. */
  metricsToken: string | undefined;
  publishing: PublishingSettings;
  sharing: SharingSettings;
}

/** A setting that is missing or malformed: one line per variable, no stack. */
export class SettingsError extends Error {}

/** What is said of these goes to logs and, from a failed build, to editors: never their value. */
const isSecret = /SECRET|TOKEN|PASSWORD|KEY|HEADERS|^(DATABASE|REDIS|SMTP)_URL$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The checked settings. An empty variable counts as not set, except STORE_ROOT, where it means "no shop".
 * Throws {@link SettingsError} naming every variable that is wrong and what was expected.
 */
export function toSettings(environment: Environment): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsShape)
      .map((name) => [name, environment[name]] as const)
      .filter(([name, value]) => value !== undefined && (value !== '' || name === 'STORE_ROOT')),
  );
  const checked = z.object(settingsShape).safeParse(given);
  if (!checked.success) {
    const lines = checked.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const value = isSecret.test(name) ? 'set' : `"${given[name] ?? ''}"`;
      return `${name} is ${value}, but has to be ${issue.message}.`;
    });
    throw new SettingsError(`${lines.join('\n')}\nCorrect it in .env or in the environment; see .env.example.`);
  }
  const values = checked.data;
  const backend = toBackendSettings(values);
  return {
    domain: values.PROJECT_DOMAIN,
    sitePort: values.SITE_PORT,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
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
}

function toPublishingSettings(values: z.infer<z.ZodObject<typeof settingsShape>>): PublishingSettings {
  return {
    rebuildUrl: values.REBUILD_URL,
    headers: values.REBUILD_HEADERS ?? {},
    secret: values.REBUILD_SECRET,
    previewPort: values.PREVIEW_PORT,
    previewUrl: values.PREVIEW_URL,
    buildCommand: toWords(values.BUILD_COMMAND),
  };
}

/** With the demo content, whose credentials no provider knows, the addresses are those of the stand-ins. */
function toPaymentSettings(values: z.infer<z.ZodObject<typeof settingsShape>>, isDemo: boolean): PaymentSettings {
  const defaults = isDemo ? toStandInUrls(values.PAYMENTS_PORT) : livePaymentUrls;
  const urls = {
    paypalApiUrl: values.PAYPAL_API_URL ?? defaults.paypalApiUrl,
    paypalScriptUrl: values.PAYPAL_SCRIPT_URL ?? defaults.paypalScriptUrl,
    klarnaApiUrl: values.KLARNA_API_URL ?? defaults.klarnaApiUrl,
    klarnaScriptUrl: values.KLARNA_SCRIPT_URL ?? defaults.klarnaScriptUrl,
  };
  const isStoodIn = isDemo && Object.values(urls).some((url) => Object.values(defaults).includes(url));
  return { ...urls, standInPort: isStoodIn ? values.PAYMENTS_PORT : undefined };
}

function toBackendSettings(values: z.infer<z.ZodObject<typeof settingsShape>>): BackendSettings {
  if (values.BACKEND_URL === undefined) {
    return {
      kind: 'own',
      port: values.BACKEND_PORT,
      databasePort: values.DATABASE_PORT,
      databaseUrl: values.DATABASE_URL,
      // A database of the operator's holds the operator's content.
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
    'BACKEND_URL names a backend elsewhere, but there is no way in: ' +
      'set BACKEND_TOKEN, or BACKEND_EMAIL and BACKEND_PASSWORD, in .env or in the environment; see .env.example.',
  );
}

function toMailSettings(values: z.infer<z.ZodObject<typeof settingsShape>>, backend: BackendSettings): MailSettings {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = values;
  if (backend.kind === 'elsewhere') return { kind: 'none' };
  if (smtpUrl !== undefined && from === undefined) {
    throw new SettingsError(
      'SMTP_URL names a mail server, but not who sends: set MAIL_FROM, an address for which that server may send.',
    );
  }
  if (smtpUrl !== undefined && from !== undefined) return { kind: 'server', smtpUrl, from };
  // Only the demo's mails are caught: those of a real shop are not to vanish with the command.
  return backend.demoContent
    ? { kind: 'catcher', port: values.MAIL_PORT, inboxPort: values.INBOX_PORT }
    : { kind: 'none' };
}

function toSharingSettings(values: z.infer<z.ZodObject<typeof settingsShape>>): SharingSettings {
  const { STORAGE_BUCKET: bucket, STORAGE_KEY: key, STORAGE_SECRET: secret } = values;
  if (bucket !== undefined && (key === undefined || secret === undefined))
    throw new SettingsError(
      'STORAGE_BUCKET names a bucket, but there is no way in: set STORAGE_KEY and STORAGE_SECRET.',
    );
  const endpoint = values.STORAGE_ENDPOINT;
  return {
    host: values.BACKEND_HOST,
    drainMs: values.BACKEND_DRAIN_SECONDS * 1000,
    siteOrigins: values.SITE_ORIGINS.map((address) => new URL(address).origin),
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    storage:
      bucket === undefined || key === undefined || secret === undefined
        ? undefined
        : { bucket, key, secret, region: values.STORAGE_REGION, ...(endpoint !== undefined && { endpoint }) },
  };
}

/** The variables the build of the site reads, for one project. */
export function toBuildEnvironment(settings: Settings, access: { url: string; credentials: Record<string, string> }) {
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
}

/** The ports that `npm start` and `npm run dev` are going to listen on. */
export function toWantedPorts({ sitePort, backend, payments, mails, publishing }: Settings): WantedPort[] {
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
}
