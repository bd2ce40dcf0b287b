// The visitor's consents, stored in local storage and synchronized with other tabs.
import { create } from 'zustand';
import {
  createBrowserStorageAccessor,
  readLocalStorageKeysAfterPrefix,
  subscribeToOtherTabs,
} from '../../adapters/browser/browser-storage-accessor.ts';
import {
  type ConsentOption,
  consentStorageKey,
  externalContentConsentKeyPrefix,
  type ExternalContentConsentId,
  isConsentGiven,
  parseStoredConsents,
  type StoredConsents,
  toStoredConsents,
} from '../../../domain/cookie-consent.ts';

interface ConsentState {
  /** `undefined` until local storage is read, `null` until the visitor answers. */
  stored: StoredConsents | null | undefined;
  /** Ids of allowed external content, from any version of the site. */
  contentIds: readonly string[];
  /** The visitor has reopened the banner. */
  isReopened: boolean;
  /** Unsaved switches of the banner; `null` if untouched. Survives navigation. */
  draft: ReadonlySet<string> | null;
}

export const useConsentStore = create<ConsentState>()(() => ({
  stored: undefined,
  contentIds: [],
  isReopened: false,
  draft: null,
}));

const { setState } = useConsentStore;

/** The stored answer. If storage is blocked or full, it applies to this visit. */
const answer = createBrowserStorageAccessor<StoredConsents | null>({
  key: consentStorageKey,
  parse: parseStoredConsents,
  isObsolete: (stored) => stored === null,
});

/** Consent to one external content. The key counts; the value is the time of consent. */
const toContentEntry = (id: string) =>
  createBrowserStorageAccessor<{ timestamp: number } | null>({
    key: externalContentConsentKeyPrefix + id,
    parse: () => null,
  });

/** Reads local storage and subscribes to other tabs. Call once at startup. */
export const syncConsentStoreWithLocalStorage = (): void => {
  const read = () => {
    setState({ stored: answer.read(), contentIds: readLocalStorageKeysAfterPrefix(externalContentConsentKeyPrefix) });
  };
  read();
  subscribeToOtherTabs((key) => key === consentStorageKey || key.startsWith(externalContentConsentKeyPrefix), read);
};

/** Saves the answer and hides the banner: gives locked consents and those in `givenIds`, refuses all others. */
export const saveConsents = (consents: readonly ConsentOption[], givenIds: ReadonlySet<string>): void => {
  const stored = toStoredConsents(consents, givenIds, Date.now());
  answer.write(stored);
  setState({ stored, isReopened: false, draft: null });
};

/** Refuses everything that is not locked, and withdraws external content. */
export const refuseConsents = (consents: readonly ConsentOption[]): void => {
  for (const id of useConsentStore.getState().contentIds) withdrawExternalContentConsent(id);
  saveConsents(consents, new Set());
};

/** Removes all answers; the banner appears again. */
export const resetConsents = (): void => {
  for (const id of useConsentStore.getState().contentIds) withdrawExternalContentConsent(id);
  answer.remove();
  setState({ stored: null, isReopened: false, draft: null });
};

/** Reopens the banner with the stored answer. */
export const reopenConsentBanner = (): void => setState({ isReopened: true, draft: null });

/** Closes a reopened banner without changes. */
export const closeReopenedConsentBanner = (): void => setState({ isReopened: false, draft: null });

/** Keeps unsaved switches of the banner. */
export const setConsentDraft = (draft: ReadonlySet<string>): void => setState({ draft });

export const grantExternalContentConsent = (id: ExternalContentConsentId): void => {
  toContentEntry(id).write({ timestamp: Date.now() });
  setState(({ contentIds }) => ({ contentIds: [...contentIds.filter((other) => other !== id), id].sort() }));
};

/** Withdraws one external content by removing its entry (specification §4). */
export const withdrawExternalContentConsent = (id: string): void => {
  toContentEntry(id).remove();
  setState(({ contentIds }) => ({ contentIds: contentIds.filter((other) => other !== id) }));
};

export const useIsConsentGiven = (functionId: string): boolean =>
  useConsentStore(({ stored }) => isConsentGiven(stored, functionId));

export const useIsExternalContentAllowed = (id: ExternalContentConsentId): boolean =>
  useConsentStore(({ contentIds }) => contentIds.includes(id));
