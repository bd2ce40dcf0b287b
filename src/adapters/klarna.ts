// Klarna's script (Klarna Payments): the only file that speaks to it. Called by the checkout after the shop's own button has
// ordered (law row L1).
import { loadExternalScript } from './load-external-script.ts';

interface KlarnaResult {
  show_form: boolean;
  approved?: boolean;
  authorization_token?: string;
}

interface KlarnaPayments {
  init: (options: { client_token: string }) => void;
  load: (
    options: { container: HTMLElement; payment_method_category: string },
    data: object,
    done: (result: KlarnaResult) => void,
  ) => void;
  authorize: (options: { payment_method_category: string }, data: object, done: (result: KlarnaResult) => void) => void;
}

declare global {
  interface Window {
    Klarna?: { Payments: KlarnaPayments };
  }
}

/**
 * `refused`: Klarna will not lend for this order; `cancelled`: the shopper closed it, or has something to correct, and may try
 * again; `failed`: Klarna did not come.
 */
export type KlarnaAuthorizationResult =
  { outcome: 'authorized'; token: string } | { outcome: 'refused' | 'cancelled' | 'failed' };

export interface KlarnaWidgetOptions {
  /** Of the order service's step `klarna`, which also names the categories. */
  clientToken: string;
  category: string;
  /** Empty element in the page into which Klarna puts its form. */
  container: HTMLElement;
}

const scriptUrl = (): string => process.env.GATSBY_KLARNA_SCRIPT_URL ?? '';

/** Klarna's form is in the container, and can be asked for the authorization; or why it is not. */
export type KlarnaWidgetState =
  { outcome: 'shown'; authorize: () => Promise<KlarnaAuthorizationResult> } | { outcome: 'refused' | 'failed' };

const fail = (error: unknown): { outcome: 'failed' } => {
  console.error('Klarna could not be shown.', error);
  return { outcome: 'failed' };
};

/**
 * Loads Klarna's script (law row L22: only once the shopper has ordered with Klarna) and shows its form of the category in the
 * container. The language is the session's, which the order service has set. Nothing is thrown; a token has to be sent to the order
 * service, which places the order at Klarna.
 */
export const loadKlarnaWidget = async ({
  clientToken,
  category,
  container,
}: KlarnaWidgetOptions): Promise<KlarnaWidgetState> => {
  try {
    await loadExternalScript(scriptUrl());
    const payments = window.Klarna?.Payments;
    if (!payments) throw new Error(`${scriptUrl()} defines no Klarna.Payments.`);
    payments.init({ client_token: clientToken });
    const options = { payment_method_category: category };
    const { show_form: isOffered } = await new Promise<KlarnaResult>((resolve) =>
      payments.load({ container, ...options }, {}, resolve),
    );
    if (!isOffered) return { outcome: 'refused' };
    return { outcome: 'shown', authorize: () => authorize(payments, options) };
  } catch (error) {
    return fail(error);
  }
};

const authorize = async (
  payments: KlarnaPayments,
  options: { payment_method_category: string },
): Promise<KlarnaAuthorizationResult> => {
  try {
    const answer = await new Promise<KlarnaResult>((resolve) => payments.authorize(options, {}, resolve));
    if (answer.approved && answer.authorization_token)
      return { outcome: 'authorized', token: answer.authorization_token };
    return { outcome: answer.show_form ? 'cancelled' : 'refused' };
  } catch (error) {
    return fail(error);
  }
};
