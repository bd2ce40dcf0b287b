// Measures pages for visitors who agree, from the first moment to the last one of their consent. Called by gatsby-browser.tsx.
import { revokeAnalyticsConsent, grantAnalyticsConsent, trackPageView } from '../../adapters/matomo.ts';
import { functionIds, isConsentGiven } from '../../../domain/consent.ts';
import { useConsentStore } from './consent-store.ts';

/** After a change of route the page's title needs a moment (specification §9, page-view delay). */
const pageViewDelayMs = 32;
/** On a busy device it needs more of them; a page that never gets a title of its own is counted all the same. */
const maxDelays = 30;

interface RouteChange {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}

let isMeasuring = false;
let lastUrl: string | undefined;
/** Title of the page before, whether it was counted or not. */
let lastTitle: string | undefined;
let timer: number | undefined;

/** Without query and hash, in which an address may carry what a visitor has typed. */
const toPlainUrl = (address: string): string => address.replace(/[?#].*$/s, '');

const trackCurrentPage = (): void => {
  const url = toPlainUrl(window.location.href);
  trackPageView({ url, title: document.title, referrerUrl: lastUrl ?? toPlainUrl(document.referrer) });
  lastUrl = url;
};

/** Brings Matomo in step with the visitor's answer; whether it may measure now. */
const applyConsent = (): boolean => {
  const isGiven = isConsentGiven(useConsentStore.getState().stored, functionIds.analytics);
  if (isGiven !== isMeasuring) {
    isMeasuring = isGiven;
    if (isGiven) grantAnalyticsConsent();
    else revokeAnalyticsConsent();
  }
  return isGiven;
};

/** Follows later answers, given here or in another tab. The page on which the visitor agrees counts as well. */
export const observeAnalyticsConsent = (): void => {
  useConsentStore.subscribe(() => {
    const wasMeasuring = isMeasuring;
    if (applyConsent() && !wasMeasuring && !document.hidden) trackCurrentPage();
  });
};

/** Counts the page a route has led to, the first one of a visit included; a place on the same page is none. */
export const trackRouteChange = ({ location, prevLocation }: RouteChange): void => {
  if (location.pathname !== prevLocation?.pathname) trackAfterDelays(1);
};

const trackAfterDelays = (delays: number): void => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    const isTitled = document.title !== '' && document.title !== lastTitle;
    if (!isTitled && delays < maxDelays) {
      trackAfterDelays(delays + 1);
      return;
    }
    lastTitle = document.title;
    if (applyConsent()) trackCurrentPage();
  }, pageViewDelayMs);
};
