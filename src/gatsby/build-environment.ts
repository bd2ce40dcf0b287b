// Reads and validates the build's environment variables.
import { z } from 'zod';
import { type PreviewRecordReference, previewableCollections } from '../../contract/publishing/preview-link.ts';
import { parsePreviewRecordPath } from '../../domain/publishing/signed-preview-url.ts';
import type { MatomoConfig } from '../../domain/cookie-consent.ts';
import { parseEnvironmentSettings, SettingsError } from '../../settings/parse-environment-settings.ts';
import { livePaymentProviderUrls, environmentVariableSchemas } from '../../settings/environment-variable-schemas.ts';

const previewRecord = z
  .string()
  .transform(parsePreviewRecordPath)
  .refine((record) => record !== undefined, {
    error: `a record such as page/<id>, of ${previewableCollections.join(', ')}`,
  });

/** The settings of a build. Two have no default. Only the build command sets PREVIEW_RECORD. */
const shape = {
  ...z.object(environmentVariableSchemas).pick({
    PUBLIC_BACKEND_URL: true,
    BACKEND_TOKEN: true,
    BACKEND_EMAIL: true,
    BACKEND_PASSWORD: true,
    SITE_URL: true,
    STORE_ROOT: true,
    LOGIN_URL: true,
    MATOMO_URL: true,
    MATOMO_SITE_ID: true,
    OFFLINE: true,
    SPECIMENS: true,
    PAYPAL_SCRIPT_URL: true,
    KLARNA_SCRIPT_URL: true,
  }).shape,
  BACKEND_URL: environmentVariableSchemas.BACKEND_URL.unwrap(),
  PROJECT_DOMAIN: environmentVariableSchemas.PROJECT_DOMAIN.unwrap(),
  PREVIEW_RECORD: previewRecord.optional(),
};

export interface BuildEnvironment {
  backendUrl: string;
  /** URL of the backend for browsers. */
  publicBackendUrl: string;
  access: { token: string } | { email: string; password: string };
  domain: string;
  /** Without a site URL, pages have no canonical link and no hreflang (specification §2). */
  siteUrl: string | undefined;
  storeRoot: string;
  /** Target of the login path; without it the path does not exist. */
  loginUrl: string | undefined;
  /** Matomo, used only with the visitor's consent; without it nothing is measured. */
  analytics: MatomoConfig | undefined;
  /**
   * Scripts of the payment providers; a browser loads one only after the shopper has chosen that provider (law row
   * L22).
   */
  paymentScripts: { paypalUrl: string; klarnaUrl: string };
  /**
   * Whether visited pages work offline. If not, the build replaces the service worker of earlier releases by one that
   * unregisters itself.
   */
  hasOffline: boolean;
  /** A record to show as if it were published; for preview releases only. */
  previewRecord: PreviewRecordReference | undefined;
  /** Also builds the style guide page (docs/design.md). */
  hasStyleGuide: boolean;
}

/** Validates the build's variables. @throws Error naming every missing or malformed variable and what is expected. */
export const readBuildEnvironment = (variables: NodeJS.ProcessEnv = process.env): BuildEnvironment => {
  const values = readValues(variables);
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
      paypalUrl: values.PAYPAL_SCRIPT_URL ?? livePaymentProviderUrls.paypalScriptUrl,
      klarnaUrl: values.KLARNA_SCRIPT_URL ?? livePaymentProviderUrls.klarnaScriptUrl,
    },
    hasOffline: values.OFFLINE,
    previewRecord: values.PREVIEW_RECORD,
    hasStyleGuide: values.SPECIMENS,
  };
};

const readValues = (variables: NodeJS.ProcessEnv) => {
  try {
    const values = parseEnvironmentSettings(shape, variables);
    if (!values.BACKEND_TOKEN && !(values.BACKEND_EMAIL && values.BACKEND_PASSWORD))
      throw new SettingsError('BACKEND_TOKEN is missing; give a token, or BACKEND_EMAIL and BACKEND_PASSWORD.');
    if (values.MATOMO_URL && !values.MATOMO_SITE_ID)
      throw new SettingsError(
        'MATOMO_SITE_ID is missing; give the number of the site in Matomo, or leave MATOMO_URL empty.',
      );
    return values;
  } catch (cause) {
    throw cause instanceof SettingsError ? new SettingsError(`The build cannot start.\n${cause.message}`) : cause;
  }
};
