// Matomo, where a site is built with one (MATOMO_URL): the only file that speaks to it. Called by features/consent/analytics.ts.
import type { Analytics } from '../../domain/consent.ts';

type Command = [name: string, ...parameters: string[]];

declare global {
  interface Window {
    /** Matomo's queue of commands: a list until its script has come, then its own object. */
    _paq?: { push: (command: Command) => unknown };
  }
}

const url = process.env.GATSBY_MATOMO_URL ?? '';
const siteId = process.env.GATSBY_MATOMO_SITE_ID ?? '';

/** `null` for a site that measures nothing; gatsby-config.ts sets both variables from the checked MATOMO_ ones. */
const analytics: Analytics | null = url && siteId ? { url, siteId } : null;

const send = (...commands: Command[]): void => {
  window._paq ??= [] as Command[];
  for (const command of commands) window._paq.push(command);
};

let isLoaded = false;

/**
 * Tells Matomo that the visitor agrees; the first time it also loads Matomo's script, which nothing else does (law row L22).
 * Nothing is measured before: consent is required, and errors of scripts are reported (specification §9).
 */
export const grantAnalyticsConsent = (): void => {
  if (!analytics) return;
  if (!isLoaded) {
    isLoaded = true;
    send(
      ['requireConsent'],
      // What stands behind # may be the key of a link.
      ['discardHashTag', 'true'],
      ['enableJSErrorTracking'],
      ['setTrackerUrl', `${analytics.url}/matomo.php`],
      ['setSiteId', analytics.siteId],
    );
    const script = document.createElement('script');
    script.async = true;
    script.src = `${analytics.url}/matomo.js`;
    document.head.append(script);
  }
  send(['rememberConsentGiven']);
};

/** Tells Matomo that the visitor agrees no longer: it forgets the consent and sends nothing more. */
export const revokeAnalyticsConsent = (): void => {
  if (isLoaded) send(['forgetConsentGiven']);
};

export interface MatomoPageView {
  url: string;
  title: string;
  /** Where the visitor comes from; empty where that is unknown. */
  referrerUrl: string;
}

/** Counts a page, once the consent is remembered. */
export const trackPageView = (view: MatomoPageView): void => {
  if (!isLoaded) return;
  send(['setReferrerUrl', view.referrerUrl], ['setCustomUrl', view.url]);
  send(['setDocumentTitle', view.title], ['trackPageView']);
};

/** Matomo's own page on which a visitor objects to being measured; `null` where nothing is. */
export const toMatomoOptOutUrl = (language: string): string | null =>
  analytics && `${analytics.url}/index.php?module=CoreAdminHome&action=optOut&language=${language}`;
