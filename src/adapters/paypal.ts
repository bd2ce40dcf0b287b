// Adapter of PayPal's script (JavaScript SDK v6). The shop's own button places the order (law row L1); PayPal only
// opens its window for it.
import type { Locale } from '../../contract/locale.ts';
import { loadExternalScript } from './load-external-script.ts';

interface SessionOptions {
  onApprove: (data: { orderId: string }) => Promise<void>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

interface PaypalSdk {
  createPayPalOneTimePaymentSession: (options: SessionOptions) => {
    start: (options: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>) => Promise<unknown>;
  };
}

interface PaypalScript {
  createInstance: (options: {
    clientId: string;
    components: string[];
    locale: string;
    pageType: 'checkout';
  }) => Promise<PaypalSdk>;
}

declare global {
  interface Window {
    paypal?: PaypalScript;
  }
}

/** Result of PayPal's window. Approved does not mean paid: the order service verifies that with PayPal. */
export type PaypalCheckoutOutcome = { outcome: 'approved' | 'cancelled' | 'failed' };

export interface PaypalSdkOptions {
  /** The quote's `paypal_client_id`. */
  clientId: string;
  locale: Locale;
}

const paypalLocales: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const scriptUrl = (): string => process.env.GATSBY_PAYPAL_SCRIPT_URL ?? '';

interface Prepared {
  key: string;
  sdk: Promise<PaypalSdk>;
  /** Set as soon as the script is ready, so that PayPal's window can open within the click itself. */
  ready?: PaypalSdk;
}

let prepared: Prepared | undefined;

const createSdk = async ({ clientId, locale }: PaypalSdkOptions): Promise<PaypalSdk> => {
  await loadExternalScript(scriptUrl());
  if (!window.paypal) throw new Error(`${scriptUrl()} defines no paypal.`);
  return window.paypal.createInstance({
    clientId,
    components: ['paypal-payments'],
    locale: paypalLocales[locale],
    pageType: 'checkout',
  });
};

const prepare = (options: PaypalSdkOptions): Prepared => {
  const key = `${options.clientId} ${options.locale}`;
  if (prepared?.key === key) return prepared;
  const next: Prepared = { key, sdk: createSdk(options) };
  prepared = next;
  next.sdk.then(
    (sdk) => (next.ready = sdk),
    (error: unknown) => {
      console.error('PayPal could not be loaded.', error);
      // The next click retries.
      if (prepared === next) prepared = undefined;
    },
  );
  return next;
};

/**
 * Loads PayPal's script, so that its window opens without delay when the shopper orders. Call it when the shopper
 * chooses PayPal, not for a restored choice (law row L22). Never throws.
 */
export const preloadPaypalSdk = (options: PaypalSdkOptions): void => void prepare(options);

const openWindow = (sdk: PaypalSdk, orderId: Promise<string>): Promise<PaypalCheckoutOutcome> =>
  new Promise((resolve) => {
    const fail = (error: unknown): void => {
      console.error('PayPal could not be shown.', error);
      resolve({ outcome: 'failed' });
    };
    try {
      const session = sdk.createPayPalOneTimePaymentSession({
        onApprove: () => {
          resolve({ outcome: 'approved' });
          return Promise.resolve();
        },
        onCancel: () => resolve({ outcome: 'cancelled' }),
        onError: fail,
      });
      const order = orderId.then((id) => ({ orderId: id }));
      order.catch(fail);
      session.start({ presentationMode: 'auto' }, order).catch(fail);
    } catch (error) {
      fail(error);
    }
  });

/**
 * Opens PayPal's window. Call it within the click on the order button, with a promise of the order service's
 * `payment.paypal_order_id`: browsers block a window that opens later. Resolves to `failed` if the script, the window
 * or the promise fails; never throws. The caller must report an approval to the order service.
 */
export const requestPaypalPaymentApproval = ({
  orderId,
  ...options
}: PaypalSdkOptions & { orderId: Promise<string> }): Promise<PaypalCheckoutOutcome> => {
  const { ready, sdk } = prepare(options);
  // Marks the promise as handled: a refused order must not become an unhandled rejection while the script loads.
  orderId.catch(() => undefined);
  if (ready) return openWindow(ready, orderId);
  return sdk.then(
    (loaded) => openWindow(loaded, orderId),
    () => ({ outcome: 'failed' }),
  );
};
