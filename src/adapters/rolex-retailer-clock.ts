// Adapter of the retailer clock's script, which a watch brand provides to its retailers.
import type { Locale } from '../../contract/locale.ts';

interface RetailerClockScript {
  getRetailerClock: (options: { dealerAPIKey: string; lang: string; colour: 'gold' }) => unknown;
}

declare global {
  interface Window {
    RolexRetailerClock?: new () => RetailerClockScript;
  }
}

/** Id of the element into which the script inserts its frame of 150 × 70 px. */
export const retailerClockElementId = 'rolex-retailer-clock';

const scriptUrl = 'https://static.rolex.com/retailers/clock/retailercall.js';

let loading: Promise<void> | undefined;

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${scriptUrl} could not be loaded.`));
    document.head.append(script);
  });

/**
 * Loads the script once per visit and shows the clock. Call it only with the visitor's consent (law row L22). A
 * failure is only logged (specification §8); the next page retries.
 */
export const mountRetailerClock = async ({ apiKey, language }: { apiKey: string; language: Locale }): Promise<void> => {
  try {
    loading ??= loadScript();
    await loading;
    if (!window.RolexRetailerClock) throw new Error(`${scriptUrl} defines no RolexRetailerClock.`);
    new window.RolexRetailerClock().getRetailerClock({ dealerAPIKey: apiKey, lang: language, colour: 'gold' });
  } catch (error) {
    loading = undefined;
    console.error('The retailer clock could not be mounted.', error);
  }
};
