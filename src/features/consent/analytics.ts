// Tracks page views of visitors who consent, for as long as they do.
import { revokeMatomoConsent, grantMatomoConsent, trackPageView } from '../../adapters/matomo.ts';
import { builtInConsentFunctionIds, isConsentGiven } from '../../../domain/cookie-consent.ts';
import { useConsentStore } from './consent-store.ts';

/** Delay before the new page's title is set (specification §9, page-view delay), in milliseconds. */
const pageViewDelayMs = 32;
/** Slow devices need more delays; after the last one the page is tracked with whatever title it has. */
const maxDelays = 30;

interface RouteChange {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}

let isMeasuring = false;
let lastUrl: string | undefined;
/** Title of the previous page, tracked or not. */
let lastTitle: string | undefined;
let timer: number | undefined;

/** Removes query and hash, which may contain what a visitor typed. */
const toPlainUrl = (address: string): string => address.replace(/[?#].*$/s, '');

const trackCurrentPage = (): void => {
  const url = toPlainUrl(window.location.href);
  trackPageView({ url, title: document.title, referrerUrl: lastUrl ?? toPlainUrl(document.referrer) });
  lastUrl = url;
};

/** Applies the visitor's consent to Matomo; returns whether tracking is allowed. */
const applyConsent = (): boolean => {
  const isGiven = isConsentGiven(useConsentStore.getState().stored, builtInConsentFunctionIds.analytics);
  if (isGiven !== isMeasuring) {
    isMeasuring = isGiven;
    if (isGiven) grantMatomoConsent();
    else revokeMatomoConsent();
  }
  return isGiven;
};

/** Observes later answers, including those from other tabs. The page on which the visitor consents is tracked, too. */
export const observeAnalyticsConsent = (): void => {
  useConsentStore.subscribe(() => {
    const wasMeasuring = isMeasuring;
    if (applyConsent() && !wasMeasuring && !document.hidden) trackCurrentPage();
  });
};

/** Tracks the page of a route change, including the first page; a change of the hash is not a page view. */
export const trackPageViewOnRouteChange = ({ location, prevLocation }: RouteChange): void => {
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
