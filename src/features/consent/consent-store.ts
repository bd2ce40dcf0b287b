// What the visitor has agreed to, kept in local storage and in step with other tabs. Used by the parts of this feature
// and, for what needs a consent, by src/app.
import { create } from 'zustand';
import { createBrowserStorageEntry, readStorageKeySuffixes } from '../../adapters/browser/storage-entry.ts';
import {
  type Consent,
  consentStorageKey,
  contentConsentPrefix,
  type ContentId,
  isConsentGiven,
  parseStoredConsents,
  type StoredConsents,
  toStoredConsents,
} from '../../../domain/consent.ts';

interface ConsentState {
  /** `undefined` until local storage has been read, `null` while the visitor has not answered. */
  stored: StoredConsents | null | undefined;
  /** Ids of the external contents agreed to, of whatever version of the site. */
  contentIds: readonly string[];
  /** The visitor has asked for the banner again. */
  isReopened: boolean;
  /** What is switched on in the banner and not saved yet; `null` where nothing was touched. It outlives a page. */
  draft: ReadonlySet<string> | null;
}

export const useConsentStore = create<ConsentState>()(() => ({
  stored: undefined,
  contentIds: [],
  isReopened: false,
  draft: null,
}));

const { setState } = useConsentStore;

/** The answer. Where storage is forbidden or full it holds for this visit. */
const answer = createBrowserStorageEntry<StoredConsents | null>({
  key: consentStorageKey,
  parse: parseStoredConsents,
  isObsolete: (stored) => stored === null,
});

/** The agreement to one external content: when it was given. Its key alone counts. */
const toContentEntry = (id: string) =>
  createBrowserStorageEntry<{ timestamp: number } | null>({ key: contentConsentPrefix + id, parse: () => null });

/** Reads local storage and follows the other tabs. Called once, when the browser starts the site. */
export const syncConsentStore = (): void => {
  const read = () => {
    setState({ stored: answer.read(), contentIds: readStorageKeySuffixes(contentConsentPrefix) });
  };
  read();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === consentStorageKey || key.startsWith(contentConsentPrefix)) read();
  });
};

/** Saves the answer and hides the banner: what is locked or in `givenIds` is given, all else refused. */
export const saveConsents = (consents: readonly Consent[], givenIds: ReadonlySet<string>): void => {
  const stored = toStoredConsents(consents, givenIds, Date.now());
  answer.write(stored);
  setState({ stored, isReopened: false, draft: null });
};

/** Refuses all that is not locked, external contents agreed to before included. */
export const refuseConsents = (consents: readonly Consent[]): void => {
  for (const id of useConsentStore.getState().contentIds) withdrawExternalContent(id);
  saveConsents(consents, new Set());
};

/** Removes every answer: nothing is given any more, and the banner asks again. */
export const resetConsents = (): void => {
  for (const id of useConsentStore.getState().contentIds) withdrawExternalContent(id);
  answer.remove();
  setState({ stored: null, isReopened: false, draft: null });
};

/** Shows the banner with the answer that is stored. */
export const reopenConsentBanner = (): void => setState({ isReopened: true, draft: null });

/** Hides the banner that was asked for again; the stored answer stays. */
export const closeConsentBanner = (): void => setState({ isReopened: false, draft: null });

/** Keeps what is switched on in the banner until it is saved. */
export const setConsentDraft = (draft: ReadonlySet<string>): void => setState({ draft });

/** Agrees to one external content. */
export const allowExternalContent = (id: ContentId): void => {
  toContentEntry(id).write({ timestamp: Date.now() });
  setState(({ contentIds }) => ({ contentIds: [...contentIds.filter((other) => other !== id), id].sort() }));
};

/** Withdraws one external content by removing its entry (specification §4). */
export const withdrawExternalContent = (id: string): void => {
  toContentEntry(id).remove();
  setState(({ contentIds }) => ({ contentIds: contentIds.filter((other) => other !== id) }));
};

/** Whether a consent is given, for parts that wait for it. */
export const useIsConsentGiven = (functionId: string): boolean =>
  useConsentStore(({ stored }) => isConsentGiven(stored, functionId));

/** Whether an external content may be loaded. */
export const useIsExternalContentAllowed = (id: ContentId): boolean =>
  useConsentStore(({ contentIds }) => contentIds.includes(id));
