// Consents of the cookie banner, and the format in which the browser stores the visitor's answer under `int-consents`. Pure.
import { parseJsonOrUndefined } from './parse-json-or-undefined.ts';

/** A consent in the banner (specification §3), in one language. */
export interface ConsentOption {
  /** What it enables: `functional`, `matomo`, `rolex_clock`, or a project-specific id. */
  functionId: string;
  /** `null` if the backend has no record, in which case the site shows its built-in text. */
  displayName: string | null;
  description: string | null;
  /** URL of a page with more information. */
  link: string | null;
  /**
   * The editor's default. It is stored but never counts as consent, because a pre-ticked box is not valid consent (CJEU
   * C-673/17).
   */
  defaultOn: boolean;
  /** Cannot be switched off; stored as given with every answer. */
  locked: boolean;
}

/** Function ids with built-in behaviour (specification §4, cookie banner). */
export const builtInConsentFunctionIds = {
  functional: 'functional',
  analytics: 'matomo',
  retailerClock: 'rolex_clock',
} as const;

/** Key in local storage (specification §9). */
export const consentStorageKey = 'int-consents';

/** Prefix of the storage keys for external content, which is loaded after a separate click each (specification §9). */
export const externalContentConsentKeyPrefix = 'contentConsent';

/** The external content of the site; each kind has its own storage key. */
export type ExternalContentConsentId = 'AnalyticsOptOut' | 'RetailerClock';

/** Incremented when earlier answers no longer count. Stored answers of another version are dropped. */
export const consentVersion = 1;

/** The answer to one consent, with the field names of the specification. */
export interface StoredConsentAnswer {
  function_id: string;
  default_on: boolean;
  locked: boolean;
  consentGiven: boolean;
}

export interface StoredConsents {
  version: number;
  /** When the visitor answered, in ms since 1970. */
  timestamp: number;
  consents: StoredConsentAnswer[];
}

/** The answer to store: locked consents and those in `givenIds` are given, all others denied. */
export const toStoredConsents = (
  consents: readonly Pick<ConsentOption, 'defaultOn' | 'functionId' | 'locked'>[],
  givenIds: ReadonlySet<string>,
  nowMs: number,
): StoredConsents => ({
  version: consentVersion,
  timestamp: nowMs,
  consents: consents.map(({ functionId, defaultOn, locked }) => ({
    function_id: functionId,
    default_on: defaultOn,
    locked,
    consentGiven: locked || givenIds.has(functionId),
  })),
});

/** Parses a stored answer; `null` if it is missing, invalid or of another version. */
export const parseStoredConsents = (text: string | null): StoredConsents | null => {
  const value = parseJsonOrUndefined(text);
  if (!isRecord(value) || value.version !== consentVersion || typeof value.timestamp !== 'number') return null;
  const { version, timestamp, consents } = value;
  return Array.isArray(consents) && consents.every(isStoredConsent) ? { version, timestamp, consents } : null;
};

/** Whether the visitor has actively given the consent; `false` without an answer. */
export const isConsentGiven = (stored: StoredConsents | null | undefined, functionId: string): boolean =>
  stored?.consents.some((consent) => consent.function_id === functionId && consent.consentGiven) ?? false;

const isStoredConsent = (value: unknown): value is StoredConsentAnswer =>
  isRecord(value) &&
  typeof value.function_id === 'string' &&
  typeof value.default_on === 'boolean' &&
  typeof value.locked === 'boolean' &&
  typeof value.consentGiven === 'boolean';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Matomo configuration of a site, from the build environment. */
export interface MatomoConfig {
  /** URL of the Matomo installation, without a trailing slash. */
  url: string;
  /** Id of the site in Matomo. */
  siteId: string;
}
