// State of placing and paying an order. In memory; what must survive the page is in the checkout draft.
import { create } from 'zustand';
import type {
  ShopperPaymentRecoveryAction,
  OrderServiceErrorCode,
} from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { UnorderableCartItem } from '../../../../domain/checkout/compare-cart-with-order.ts';

/** Why placing or paying the order failed. */
export type PlaceOrderProblem =
  /** No response: the order may exist; clicking again is idempotent. */
  | { kind: 'lost'; isOffline: boolean }
  /** The service refused; `control` is the form field it concerns. */
  | {
      kind: 'refused';
      code: OrderServiceErrorCode;
      control?: string | undefined;
      advice?: ShopperPaymentRecoveryAction | undefined;
    }
  /**
   * Prices or items changed: `totalBeforeCents` is the total that the shopper saw, `items` are the ones no longer
   * available.
   */
  | { kind: 'changed'; totalBeforeCents: number; items: readonly UnorderableCartItem[] }
  /** The pending order is closed: expired unpaid, or cancelled in another tab. Nothing was charged. */
  | { kind: 'closed' }
  /** The order awaits payment; `paypalOrderId` is an approved payment that still needs verification. */
  | {
      kind: 'payment';
      reason: OrderUnpaidReason;
      paypalOrderId?: string | undefined;
    };

/** Why the order is unpaid; the service advises the last four. */
export type OrderUnpaidReason = 'cancelled' | 'failed' | 'pending' | 'refused' | ShopperUnpaidOrderAdviceCode;

export type ShopperUnpaidOrderAdviceCode = 'payAnotherWay' | 'reported' | 'returned' | 'waiting';

export const unpaidOrderAdviceByRecoveryAction: Readonly<
  Record<ShopperPaymentRecoveryAction, ShopperUnpaidOrderAdviceCode>
> = {
  alert_staff: 'reported',
  pay_another_way: 'payAnotherWay',
  return_to_provider: 'returned',
  wait: 'waiting',
};

/** Klarna's payment categories for the order. */
export interface KlarnaWidgetSession {
  clientToken: string;
  offers: readonly { identifier: string; name: string }[];
}

export type PlaceOrderState =
  | { step: 'open'; problem: PlaceOrderProblem | null }
  /** The order or its payment is being submitted or verified. */
  | { step: 'checking' | 'done' | 'sending' }
  /** PayPal's window is open. */
  | { step: 'paypal' }
  | ({ step: 'klarna' } & KlarnaWidgetSession);

export const usePlaceOrderStore = create<PlaceOrderState>()(() => ({ step: 'open', problem: null }));

export const setPlaceOrderState = (next: PlaceOrderState): void => usePlaceOrderStore.setState(next, true);

export const resetPlaceOrderStoreToIdle = (problem: PlaceOrderProblem | null): void =>
  setPlaceOrderState({ step: 'open', problem });

/** Dismisses the problem of the last attempt. A missing payment stays visible until it is paid. */
export const dismissPlaceOrderProblem = (): void => {
  const placing = usePlaceOrderStore.getState();
  if (placing.step === 'open' && placing.problem?.kind !== 'payment') resetPlaceOrderStoreToIdle(null);
};

/** When the checkout opened; the time spent on it distinguishes people from bots. */
const openedAt = performance.now();

export const measureMsSinceCheckoutOpened = (): number => Math.round(performance.now() - openedAt);

let homepage = '';

export const setOrderHoneypotValue = (text: string): void => {
  homepage = text;
};

export const getOrderHoneypotValue = (): string => homepage;
