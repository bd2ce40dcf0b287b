// Maps consent records to the cookie banner of one language (specification §4, cookie banner).
import type { Locale } from '../../../contract/locale.ts';
import { type ConsentOption, builtInConsentFunctionIds } from '../../../domain/cookie-consent.ts';
import { localizedSiteRouteTable, toLocalizedPath } from '../../i18n/site-paths.ts';
import type { ConsentOptionRecord } from '../read/read-project.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';

/** Third-party content requires a choice, so an editor's `locked` is ignored here (§25 TDDDG, law row L22). */
const neverLocked: readonly string[] = [builtInConsentFunctionIds.analytics, builtInConsentFunctionIds.retailerClock];

/** A consent without a record: default texts, and the anchor in the privacy page. */
const toDefaultConsent = (functionId: string, anchor: string, locked: boolean, locale: Locale): ConsentOption => ({
  functionId,
  displayName: null,
  description: null,
  link: localizedSiteRouteTable.privacy[locale] + anchor,
  defaultOn: true,
  locked,
});

/**
 * The consents in the editors' order. The functional consent always exists, is on and locked, and comes first without a
 * record. The analytics consent exists only on a site with analytics, even without a record.
 */
export const toCookieConsentOptions = (
  records: readonly ConsentOptionRecord[],
  hasAnalytics: boolean,
  locale: Locale,
  translate: ResolveLocalizedField,
  log: LogFunction,
): ConsentOption[] => {
  const hasConsent = (functionId: string) => records.some((record) => record.function_id === functionId);
  const applicableRecords = records.filter(
    (record) => hasAnalytics || record.function_id !== builtInConsentFunctionIds.analytics,
  );
  const consents = applicableRecords.map((record) => toConsent(record, locale, translate, log));
  if (!hasConsent(builtInConsentFunctionIds.functional)) {
    consents.unshift(toDefaultConsent(builtInConsentFunctionIds.functional, '#cookies', true, locale));
  }
  if (hasAnalytics && !hasConsent(builtInConsentFunctionIds.analytics)) {
    consents.push(toDefaultConsent(builtInConsentFunctionIds.analytics, '#matomo-ehemals-piwik', false, locale));
  }
  return consents;
};

const toConsent = (
  record: ConsentOptionRecord,
  locale: Locale,
  translate: ResolveLocalizedField,
  log: LogFunction,
): ConsentOption => {
  const { function_id: functionId, link, default_on, locked } = record;
  const isFunctional = functionId === builtInConsentFunctionIds.functional;
  const mustStayFree = neverLocked.includes(functionId);
  if (locked && mustStayFree && locale === 'de') {
    log(`consent ${record.id}: "${functionId}" loads from another host and cannot be locked; visitors can refuse it`);
  }
  return {
    functionId,
    displayName: translate('consent', record, 'display_name', locale),
    description: translate('consent', record, 'description', locale),
    link: link && toLocalizedPath(link, locale),
    defaultOn: isFunctional || default_on,
    locked: isFunctional || (locked && !mustStayFree),
  };
};
