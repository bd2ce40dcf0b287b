// Defines every setting of the repository: the variables of `.env.example` with format and default. Each process picks
// the ones it needs and reads them with parse-environment-settings.ts.
import { z } from 'zod';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'a port number between 1 and 65535')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, 'a port number between 1 and 65535')
    .default(fallback);

/** A comma-separated list; `expected` describes its entries. */
const list = (item: z.ZodType<string, string>, expected: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => item.safeParse(part).success), expected)
    .default([]);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an absolute address such as https://www.example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

/** `/`, `/shop` or `/a/b`: segments of lower-case letters, digits and hyphens, each after a slash. */
const storeRootPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

const domainText = 'a domain in lower case such as arnsberg-tochter.example';

const booleanFlag = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');

/** One entry per variable; scripts/cli-command-settings.test.ts checks them against `.env.example`. */
export const environmentVariableSchemas = {
  PROJECT_DOMAIN: z
    .string(domainText)
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, domainText)
    .default('arnsberg-tochter.example'),
  SITE_PORT: port(9000),
  SITE_URL: httpUrl.optional(),
  SITE_ADDRESSES: list(
    z.string().regex(/^[a-z0-9][a-z0-9.-]*=https?:\/\/[^\s,/]+\/?$/),
    'entries such as nordlicht.example=https://www.nordlicht.example',
  ),
  STORE_ROOT: z
    .string()
    .refine(
      (value) => value === '' || storeRootPattern.test(value),
      'a path such as / or /shop, or nothing at all for a site without shop',
    )
    .default('/'),
  LOGIN_URL: httpUrl.optional(),
  MATOMO_URL: httpUrl.optional(),
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d*$/, 'the number of the site in Matomo, such as 1')
    .optional(),
  OFFLINE: booleanFlag.default(true),
  SPECIMENS: booleanFlag.default(false),
  BACKEND_PORT: port(8055),
  BACKEND_URL: httpUrl.optional(),
  BACKEND_TOKEN: z.string().optional(),
  BACKEND_EMAIL: z.email('an email address').optional(),
  BACKEND_PASSWORD: z.string().optional(),
  PUBLIC_BACKEND_URL: httpUrl.optional(),
  DATABASE_PORT: port(5460),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'an address such as postgres://user:password@host:5432/database')
    .optional(),
  DEMO_CONTENT: booleanFlag.optional(),
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
  STORAGE_ENDPOINT: httpUrl.optional(),
  PAYMENTS_PORT: port(8070),
  PAYPAL_API_URL: httpUrl.optional(),
  PAYPAL_SCRIPT_URL: httpUrl.optional(),
  KLARNA_API_URL: httpUrl.optional(),
  KLARNA_SCRIPT_URL: httpUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'an address such as smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: z.email('an email address').optional(),
  MAIL_PORT: port(1025),
  INBOX_PORT: port(1080),
  LOG_REQUESTS: booleanFlag.optional(),
  LOG_TO: z.enum(['file', 'stdout'], 'file or stdout').default('file'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,}$/, 'at least 20 letters, digits, hyphens and underscores')
    .optional(),
  REBUILD_URL: z
    .string()
    .refine(
      // `{project}` is a placeholder in the URL.
      (value) => httpUrl.safeParse(value.replaceAll('{project}', 'project')).success,
      'an absolute address such as https://www.example.com/rebuild',
    )
    .optional(),
  REBUILD_SECRET: z.string().min(32, 'at least 32 random characters').optional(),
  REBUILD_HEADERS: z
    .string()
    .transform((value, context) => {
      const headers = toHeaders(value);
      if (headers === undefined) context.addIssue('header lines as JSON such as {"X-Name":"value"}');
      return headers ?? {};
    })
    .optional(),
  PREVIEW_PORT: port(9010),
  PREVIEW_URL: httpUrl.optional(),
  CHROMIUM_PATH: z.string().optional(),
  BUILD_COMMAND: z
    .string()
    .trim()
    .min(1, 'a program with its parameters')
    // No shell parses it. Commands that need quotes belong in a script.
    .transform((command) => command.split(/\s+/))
    .default(['node', 'scripts/run.mjs', 'scripts/build.ts']),
};

const headersSchema = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/));

const toHeaders = (text: string): Record<string, string> | undefined => {
  try {
    return headersSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

interface PaymentUrls {
  paypalApiUrl: string;
  paypalScriptUrl: string;
  klarnaApiUrl: string;
  klarnaScriptUrl: string;
}

/** URLs of the payment providers. The demo content uses the stand-ins below instead. */
export const livePaymentProviderUrls: PaymentUrls = {
  paypalApiUrl: 'https://api-m.paypal.com',
  paypalScriptUrl: 'https://www.paypal.com/web-sdk/v6/core',
  klarnaApiUrl: 'https://api.klarna.com',
  klarnaScriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
};

/** Paths served by scripts/stand-ins/payment-stand-in-server.ts. */
export const toPaymentStandInUrls = (port: number): PaymentUrls => ({
  paypalApiUrl: `http://localhost:${port}/paypal`,
  paypalScriptUrl: `http://localhost:${port}/paypal/web-sdk/v6/core`,
  klarnaApiUrl: `http://localhost:${port}/klarna`,
  klarnaScriptUrl: `http://localhost:${port}/klarna/kp/lib/v1/api.js`,
});
