// PayPal's script (JavaScript SDK v6): the only file that speaks to it. Called by the checkout. The shop's own button orders
// (law row L1); PayPal only shows its window for what is ordered already.
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

/** Of PayPal's window: approved is not paid, the order service asks PayPal itself. */
export type PaypalCheckoutOutcome = { outcome: 'approved' | 'cancelled' | 'failed' };

export interface PaypalOptions {
  /** The quote's `paypal_client_id`. */
  clientId: string;
  locale: Locale;
}

const paypalLocales: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

const scriptUrl = (): string => process.env.GATSBY_PAYPAL_SCRIPT_URL ?? '';

interface Prepared {
  key: string;
  sdk: Promise<PaypalSdk>;
  /** Known as soon as it is there, so that PayPal's window opens within the click itself. */
  ready?: PaypalSdk;
}

let prepared: Prepared | undefined;

const createSdk = async ({ clientId, locale }: PaypalOptions): Promise<PaypalSdk> => {
  await loadExternalScript(scriptUrl());
  if (!window.paypal) throw new Error(`${scriptUrl()} defines no paypal.`);
  return window.paypal.createInstance({
    clientId,
    components: ['paypal-payments'],
    locale: paypalLocales[locale],
    pageType: 'checkout',
  });
};

const prepare = (options: PaypalOptions): Prepared => {
  const key = `${options.clientId} ${options.locale}`;
  if (prepared?.key === key) return prepared;
  const next: Prepared = { key, sdk: createSdk(options) };
  prepared = next;
  next.sdk.then(
    (sdk) => (next.ready = sdk),
    (error: unknown) => {
      console.error('PayPal could not be loaded.', error);
      // The next click tries again.
      if (prepared === next) prepared = undefined;
    },
  );
  return next;
};

/**
 * Loads PayPal's script, so that its window opens at once when the shopper orders. To be called when the shopper chooses PayPal
 * with a click or a key, not for a choice that was restored (law row L22). Never fails.
 */
export const preloadPaypal = (options: PaypalOptions): void => void prepare(options);

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
 * Opens PayPal's window. To be called within the click on the order button, with a promise of the id that the order service
 * gives (`payment.paypal_order_id`): a window that is opened later is blocked. `failed` where the script, the window or the
 * promise fails; nothing is thrown. What was approved has to be told to the order service.
 */
export const startPaypalCheckout = ({
  orderId,
  ...options
}: PaypalOptions & { orderId: Promise<string> }): Promise<PaypalCheckoutOutcome> => {
  const { ready, sdk } = prepare(options);
  // Heard of in any case: a refused order must not end as an unhandled rejection while the script is still loading.
  orderId.catch(() => undefined);
  if (ready) return openWindow(ready, orderId);
  return sdk.then(
    (loaded) => openWindow(loaded, orderId),
    () => ({ outcome: 'failed' }),
  );
};
