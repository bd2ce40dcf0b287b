// What a visitor may agree to, and what the browser keeps of the answer under `int-consents`. Pure; used by the build,
// the consent feature and the browser tests.

/** A consent as the banner offers it (specification §3), in one language. */
export interface Consent {
  /** What it switches: `functional`, `matomo`, `rolex_clock`, or a name of the house's own. */
  functionId: string;
  /** `null` where the backend has no record: the site's own words are shown. */
  displayName: string | null;
  description: string | null;
  /** Where more is said about it. */
  link: string | null;
  /** The editor's default. Stored, never a consent by itself: a pre-ticked box is none (CJEU C-673/17). */
  defaultOn: boolean;
  /** Cannot be switched, and is given with every answer. */
  locked: boolean;
}

/** Consents that the site itself knows by their function id (specification §4, cookie banner). */
export const consentFunctionIds = {
  functional: 'functional',
  analytics: 'matomo',
  retailerClock: 'rolex_clock',
} as const;

/** Key in local storage (specification §9). */
export const consentStorageKey = 'int-consents';

/** Prefix of the keys of external contents that are loaded by a click of their own (specification §9). */
export const externalContentConsentPrefix = 'contentConsent';

/** The external contents of this site, remembered one by one behind that prefix. */
export type ExternalContentId = 'AnalyticsOptOut' | 'RetailerClock';

/** Raised when answers to older questions no longer count; stored ones of another version are dropped. */
export const consentVersion = 1;

/** One answered consent, with the field names of the specification. */
export interface StoredConsent {
  function_id: string;
  default_on: boolean;
  locked: boolean;
  consentGiven: boolean;
}

export interface StoredConsents {
  version: number;
  /** When the visitor answered, in ms since 1970. */
  timestamp: number;
  consents: StoredConsent[];
}

/** The answer to store: locked consents and the ones in `givenIds` are given, all others refused. */
export const toStoredConsents = (
  consents: readonly Pick<Consent, 'defaultOn' | 'functionId' | 'locked'>[],
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

/** The answer in a stored text, or `null` where there is none or it is damaged, foreign or of another version. */
export const parseStoredConsents = (text: string | null): StoredConsents | null => {
  const value = parseJson(text);
  if (!isRecord(value) || value.version !== consentVersion || typeof value.timestamp !== 'number') return null;
  const { version, timestamp, consents } = value;
  return Array.isArray(consents) && consents.every(isStoredConsent) ? { version, timestamp, consents } : null;
};

/** Whether the visitor has given the consent by an active click; without an answer nothing is given. */
export const isConsentGiven = (stored: StoredConsents | null | undefined, functionId: string): boolean =>
  stored?.consents.some((consent) => consent.function_id === functionId && consent.consentGiven) ?? false;

const parseJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const isStoredConsent = (value: unknown): value is StoredConsent =>
  isRecord(value) &&
  typeof value.function_id === 'string' &&
  typeof value.default_on === 'boolean' &&
  typeof value.locked === 'boolean' &&
  typeof value.consentGiven === 'boolean';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Which analytics a site is built with: given by the environment of the build, known to the browser's adapter. */
export interface Analytics {
  /** Address of the Matomo installation, without a slash at the end. */
  url: string;
  /** Number of the site in it. */
  siteId: string;
}
