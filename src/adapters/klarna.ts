// Adapter of Klarna's script (Klarna Payments). The shop's own button has already placed the order (law row L1).
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
 * `refused`: Klarna rejects the order; `cancelled`: the shopper closed the form or has to correct something, and may
 * retry; `failed`: Klarna was not reachable.
 */
export type KlarnaAuthorizationResult =
  { outcome: 'authorized'; token: string } | { outcome: 'refused' | 'cancelled' | 'failed' };

export interface KlarnaWidgetOptions {
  /** From the order service's `klarna` step, which also names the categories. */
  clientToken: string;
  category: string;
  /** Empty element for Klarna's form. */
  container: HTMLElement;
}

const scriptUrl = (): string => process.env.GATSBY_KLARNA_SCRIPT_URL ?? '';

/** Klarna's form is displayed and can be authorized, or the reason why not. */
export type KlarnaWidgetLoadResult =
  { outcome: 'shown'; authorize: () => Promise<KlarnaAuthorizationResult> } | { outcome: 'refused' | 'failed' };

const fail = (error: unknown): { outcome: 'failed' } => {
  console.error('Klarna could not be shown.', error);
  return { outcome: 'failed' };
};

/**
 * Loads Klarna's script (law row L22: only after the shopper has ordered with Klarna) and shows its form for the
 * category in the container. The order service has set the session's language. Never throws. The token must be sent
 * to the order service, which places the order at Klarna.
 */
export const loadKlarnaWidget = async ({
  clientToken,
  category,
  container,
}: KlarnaWidgetOptions): Promise<KlarnaWidgetLoadResult> => {
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
