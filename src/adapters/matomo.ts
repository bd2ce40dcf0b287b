// Adapter of Matomo, for sites that are built with MATOMO_URL.
import type { MatomoConfig } from '../../domain/cookie-consent.ts';

type Command = [name: string, ...parameters: string[]];

declare global {
  interface Window {
    /** Matomo's command queue: an array until its script has loaded, then its own object. */
    _paq?: { push: (command: Command) => unknown };
  }
}

const url = process.env.GATSBY_MATOMO_URL ?? '';
const siteId = process.env.GATSBY_MATOMO_SITE_ID ?? '';

/** `null` for a site without analytics; gatsby-config.mjs sets both variables from the validated MATOMO_ ones. */
const analytics: MatomoConfig | null = url && siteId ? { url, siteId } : null;

const send = (...commands: Command[]): void => {
  window._paq ??= [] as Command[];
  for (const command of commands) window._paq.push(command);
};

let isLoaded = false;

/**
 * Records the visitor's consent in Matomo; the first call also loads Matomo's script, which nothing else does (law
 * row L22). Before that nothing is measured. Script errors are reported (specification §9).
 */
export const grantMatomoConsent = (): void => {
  if (!analytics) return;
  if (!isLoaded) {
    isLoaded = true;
    send(
      ['requireConsent'],
      // The URL fragment may contain the secret key of an e-mail link.
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

/** Withdraws the consent: Matomo deletes its consent cookie and sends nothing more. */
export const revokeMatomoConsent = (): void => {
  if (isLoaded) send(['forgetConsentGiven']);
};

export interface MatomoPageView {
  url: string;
  title: string;
  /** The previous page; empty if unknown. */
  referrerUrl: string;
}

/** Tracks a page view, if consent is given. */
export const trackPageView = (view: MatomoPageView): void => {
  if (!isLoaded) return;
  send(['setReferrerUrl', view.referrerUrl], ['setCustomUrl', view.url]);
  send(['setDocumentTitle', view.title], ['trackPageView']);
};

/** Matomo's opt-out page; `null` without analytics. */
export const toMatomoOptOutUrl = (language: string): string | null =>
  analytics && `${analytics.url}/index.php?module=CoreAdminHome&action=optOut&language=${language}`;
