// How far the pressing of the order button has come, and what became of it. In memory: what must outlive the page stands in the
// checkout's draft.
import { create } from 'zustand';
import type { PaymentAdvice, RefusalCode } from '../../../../contract/shop/order-answer.ts';
import type { UnavailableItem } from '../../../../domain/checkout/ordered-lines.ts';

/** Why a press has not led to an order, or an order not to its payment. */
export type PlaceOrderProblem =
  /** No answer came: whether the order was placed is not known, and the same press again orders once. */
  | { kind: 'lost'; isOffline: boolean }
  /** The service says no; `control` is the field of the form that it is about. */
  | { kind: 'refused'; code: RefusalCode; control?: string | undefined; advice?: PaymentAdvice | undefined }
  /** The figures are others than those the shopper saw, whose total was `totalBeforeCents`; `items` cannot be had so any more. */
  | { kind: 'changed'; totalBeforeCents: number; items: readonly UnavailableItem[] }
  /** The order that waited is none any more: not paid in time, or cancelled in another tab. Nothing was charged. */
  | { kind: 'closed' }
  /** The order stands and waits; `paypalOrderId` is a payment that was approved and is still to be checked. */
  | {
      kind: 'payment';
      reason: UnpaidReason;
      paypalOrderId?: string | undefined;
    };

/** Why the order is not paid yet; the last four are what the service advises. */
export type UnpaidReason = 'cancelled' | 'failed' | 'pending' | 'refused' | PaymentAdviceReason;

export type PaymentAdviceReason = 'payAnotherWay' | 'reported' | 'returned' | 'waiting';

export const paymentAdviceReasons: Readonly<Record<PaymentAdvice, PaymentAdviceReason>> = {
  alert_staff: 'reported',
  pay_another_way: 'payAnotherWay',
  return_to_provider: 'returned',
  wait: 'waiting',
};

/** What Klarna offers for the order, by its own names. */
export interface KlarnaWidgetSession {
  clientToken: string;
  offers: readonly { identifier: string; name: string }[];
}

export type PlaceOrderState =
  | { step: 'open'; problem: PlaceOrderProblem | null }
  /** On its way to the service, or its payment is being checked. */
  | { step: 'checking' | 'done' | 'sending' }
  /** PayPal's window is open. */
  | { step: 'paypal' }
  | ({ step: 'klarna' } & KlarnaWidgetSession);

export const usePlaceOrderState = create<PlaceOrderState>()(() => ({ step: 'open', problem: null }));

export const setPlaceOrderState = (next: PlaceOrderState): void => usePlaceOrderState.setState(next, true);

export const reopenOrderButton = (problem: PlaceOrderProblem | null): void =>
  setPlaceOrderState({ step: 'open', problem });

/** What was said about the last press has been seen. A payment that is missing is said until it is there. */
export const dismissPlaceOrderProblem = (): void => {
  const placing = usePlaceOrderState.getState();
  if (placing.step === 'open' && placing.problem?.kind !== 'payment') reopenOrderButton(null);
};

/** When the checkout was opened; how long it takes tells people from programs. */
const openedAt = performance.now();

export const measureCheckoutOpenMs = (): number => Math.round(performance.now() - openedAt);

let homepage = '';

/** What stood in the field that people do not see. */
export const setHoneypotText = (text: string): void => {
  homepage = text;
};

export const getHoneypotText = (): string => homepage;
