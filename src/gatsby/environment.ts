// The variables a build needs, read once and checked. Called by gatsby-config.ts and gatsby-node.ts.
import { z } from 'zod';
import { type PreviewRecord, previewCollections } from '../../contract/publishing/preview-link.ts';
import type { Analytics } from '../../domain/analytics.ts';
import { storeRootPattern } from '../i18n/route-table.ts';

const httpUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''));

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const previewRecord = z.string().regex(new RegExp(`^(${previewCollections.join('|')})/[\\w-]{1,64}$`), {
  error: `must be a record such as page/<id>, of ${previewCollections.join(', ')}`,
});

const environmentSchema = z
  .object({
    BACKEND_URL: httpUrl('http://localhost:8055'),
    PUBLIC_BACKEND_URL: optional(httpUrl('https://backend.example')),
    BACKEND_TOKEN: optional(z.string()),
    BACKEND_EMAIL: optional(z.string()),
    BACKEND_PASSWORD: optional(z.string()),
    PROJECT_DOMAIN: z
      .string({ error: 'is missing; it names the project to build, such as arnsberg-tochter.example' })
      .regex(/^[a-z0-9.-]+$/, 'must be a bare domain such as arnsberg-tochter.example'),
    SITE_URL: optional(httpUrl('https://www.arnsberg-tochter.example')),
    LOGIN_URL: optional(httpUrl('https://portal.example/login')),
    MATOMO_URL: optional(httpUrl('https://matomo.example.com')),
    MATOMO_SITE_ID: optional(z.string().regex(/^[1-9]\d*$/, 'must be the number of the site in Matomo, such as 1')),
    OFFLINE: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
    PREVIEW_RECORD: optional(previewRecord),
    SPECIMENS: optional(z.literal('true', { error: 'must be true or empty' })),
    PAYPAL_SCRIPT_URL: optional(httpUrl('https://www.paypal.com/web-sdk/v6/core')),
    KLARNA_SCRIPT_URL: optional(httpUrl('https://x.klarnacdn.net/kp/lib/v1/api.js')),
    STORE_ROOT: z.string().regex(storeRootPattern, 'must be / or a path such as /shop').or(z.literal('')).default('/'),
  })
  .refine((values) => values.BACKEND_TOKEN ?? (values.BACKEND_EMAIL && values.BACKEND_PASSWORD), {
    path: ['BACKEND_TOKEN'],
    error: 'is missing; give a token, or BACKEND_EMAIL and BACKEND_PASSWORD',
  })
  .refine((values) => !values.MATOMO_URL || values.MATOMO_SITE_ID, {
    path: ['MATOMO_SITE_ID'],
    error: 'is missing; give the number of the site in Matomo, or leave MATOMO_URL empty',
  });

/** The variables by name, for the documentation check of `.env.example`: all but the one that the build command alone sets. */
export const environmentVariables = Object.keys(environmentSchema.shape).filter((name) => name !== 'PREVIEW_RECORD');

export interface BuildEnvironment {
  backendUrl: string;
  /** The backend as a visitor's browser reaches it. */
  publicBackendUrl: string;
  access: { token: string } | { email: string; password: string };
  domain: string;
  /** Without a site URL there is no canonical link and no hreflang (specification §2). */
  siteUrl: string | undefined;
  storeRoot: string;
  /** Where the login path leads; without it there is none. */
  loginUrl: string | undefined;
  /** Where visits are measured, for those who agree; without it nothing is. */
  analytics: Analytics | undefined;
  /** The scripts of the payment providers, which a browser loads once the shopper has chosen one of them (law row L22). */
  paymentScripts: { paypalUrl: string; klarnaUrl: string };
  /** Whether visited pages can be read without a connection; otherwise the build ends what earlier ones began. */
  hasOffline: boolean;
  /** The record that is shown as if it were published; only for a release that no visitor gets. */
  previewRecord: PreviewRecord | undefined;
  /** Builds the page of specimens (docs/design.md) besides. */
  hasSpecimens: boolean;
}

/**
 * Checks the build's variables.
 * @throws Error that names every missing or malformed variable and what is expected.
 */
export const readBuildEnvironment = (variables: NodeJS.ProcessEnv = process.env): BuildEnvironment => {
  const result = environmentSchema.safeParse(variables);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      const missing = variables[name] === undefined && issue.code === 'invalid_format';
      return `  ${name} ${missing ? 'is missing; it ' : ''}${issue.message}`;
    });
    throw new Error(`The build cannot start, its settings are incomplete (see .env.example):\n${problems.join('\n')}`);
  }
  const values = result.data;
  return {
    backendUrl: values.BACKEND_URL,
    publicBackendUrl: values.PUBLIC_BACKEND_URL ?? values.BACKEND_URL,
    access: values.BACKEND_TOKEN
      ? { token: values.BACKEND_TOKEN }
      : { email: values.BACKEND_EMAIL ?? '', password: values.BACKEND_PASSWORD ?? '' },
    domain: values.PROJECT_DOMAIN,
    siteUrl: values.SITE_URL,
    storeRoot: values.STORE_ROOT,
    loginUrl: values.LOGIN_URL,
    analytics:
      values.MATOMO_URL && values.MATOMO_SITE_ID
        ? { url: values.MATOMO_URL, siteId: values.MATOMO_SITE_ID }
        : undefined,
    paymentScripts: {
      paypalUrl: values.PAYPAL_SCRIPT_URL ?? 'https://www.paypal.com/web-sdk/v6/core',
      klarnaUrl: values.KLARNA_SCRIPT_URL ?? 'https://x.klarnacdn.net/kp/lib/v1/api.js',
    },
    hasOffline: values.OFFLINE !== 'false',
    previewRecord: toPreviewRecord(values.PREVIEW_RECORD),
    hasSpecimens: values.SPECIMENS === 'true',
  };
};

const toPreviewRecord = (value: string | undefined): PreviewRecord | undefined => {
  const [name, item] = value?.split('/') ?? [];
  const collection = previewCollections.find((each) => each === name);
  return collection && item !== undefined ? { collection, item } : undefined;
};
