// Submits an order idempotently: one attempt, one order, even after retries (order service, promise 3). Cancels an
// earlier attempt before it creates another order.
import type { PlacedOrderResponse } from '../../../../contract/shop/order.ts';
import type { OrderServiceErrorCode } from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { ShippingOption } from '../../../../contract/shop/cart-quote.ts';
import { useCartStore } from '../../../adapters/browser/cart-store.ts';
import { updateCheckoutDraft, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { discardStoredOrderAttempt } from '../../../adapters/browser/finish-order-attempt.ts';
import {
  postOrderCancellation,
  postOrder,
  readOrResumeOrderPayment,
} from '../../../adapters/order-service/order-and-payment-requests.ts';
import { invalidateCartQuotes } from '../../../adapters/order-service/cart-quote.ts';
import { findSelectedShippingOption } from '../../../../domain/checkout/reconcile-checkout-choices.ts';
import { toCheckoutControlOfRejectedField } from '../../../../domain/checkout/checkout-draft.ts';
import {
  createOrderAttempt,
  type StoredOrderAttempt,
  type OrderRequestContent,
  toOrderSubmissionChecksum,
} from '../../../../domain/checkout/stored-order-attempt.ts';
import { toUnavailableQuoteItems } from '../../../../domain/checkout/compare-cart-with-order.ts';
import { removeRejectedCodes } from '../../entered-codes/entered-codes-store.ts';
import { type PlaceOrderProblem, measureMsSinceCheckoutOpened } from './place-order-store.ts';

export type SubmitOrderResult =
  { ok: true; order: PlacedOrderResponse; attempt: StoredOrderAttempt } | { ok: false; problem: PlaceOrderProblem };

const toFailedResult = (problem: PlaceOrderProblem): SubmitOrderResult => ({ ok: false, problem });

const toTransportProblem = (error: unknown): SubmitOrderResult => {
  console.error(error);
  return toFailedResult({ kind: 'lost', isOffline: !navigator.onLine });
};

/** After these codes the order may still exist: the attempt is kept and the next click resumes it. */
const undecidedCodes: readonly OrderServiceErrorCode[] = ['payment_pending', 'payment_refused', 'too_many_requests'];

const submitAttempt = async (attempt: StoredOrderAttempt, content: OrderRequestContent): Promise<SubmitOrderResult> => {
  try {
    const outcome = await postOrder({
      ...content,
      order_uuid: attempt.orderUuid,
      open_ms: measureMsSinceCheckoutOpened(),
    });
    if (outcome.ok && outcome.answer.state !== 'cancelled') return { ok: true, order: outcome.answer, attempt };
    if (outcome.ok || !undecidedCodes.includes(outcome.code)) discardStoredOrderAttempt(attempt);
    if (outcome.ok) return toFailedResult({ kind: 'closed' });
    if (outcome.code === 'quote_changed') {
      // Only an order tells whether the customer has used a code before.
      removeRejectedCodes(outcome.quote?.codes ?? []);
      const items = outcome.quote ? toUnavailableQuoteItems(outcome.quote, useCartStore.getState()) : [];
      return toFailedResult({ kind: 'changed', totalBeforeCents: content.total_cents, items });
    }
    return toFailedResult({
      kind: 'refused',
      code: outcome.code,
      control: toCheckoutControlOfRejectedField(outcome.field),
      advice: outcome.advice,
    });
  } catch (error) {
    return toTransportProblem(error);
  }
};

/**
 * State of an attempt's order, with its payment if it is still pending. The service finds it by id; later changes of
 * the cart do not matter.
 */
export const resumeOrderAttempt = async (attempt: StoredOrderAttempt): Promise<SubmitOrderResult> => {
  try {
    const outcome = await readOrResumeOrderPayment({ order_uuid: attempt.orderUuid, resume: true });
    if (!outcome.ok) {
      if (outcome.code === 'unknown_order') discardStoredOrderAttempt(attempt);
      return toFailedResult({ kind: 'refused', code: outcome.code });
    }
    if (outcome.answer.state !== 'cancelled') return { ok: true, order: outcome.answer, attempt };
    discardStoredOrderAttempt(attempt);
    await invalidateCartQuotes();
    return toFailedResult({ kind: 'closed' });
  } catch (error) {
    return toTransportProblem(error);
  }
};

/**
 * Cancels an attempt.
 * @returns `null` when nothing is left of it; otherwise its order, or why its state is unknown
 */
export const cancelOrderAttempt = async (attempt: StoredOrderAttempt): Promise<SubmitOrderResult | null> => {
  try {
    const outcome = await postOrderCancellation({ order_uuid: attempt.orderUuid });
    if (outcome.ok || outcome.code === 'unknown_order') {
      discardStoredOrderAttempt(attempt);
      // Reserved stock is available again.
      await invalidateCartQuotes();
      return null;
    }
    if (outcome.code !== 'order_closed') return toFailedResult({ kind: 'refused', code: outcome.code });
    const sent = await resumeOrderAttempt(attempt);
    return !sent.ok && sent.problem.kind === 'closed' ? null : sent;
  } catch (error) {
    return toTransportProblem(error);
  }
};

const toPickup = (shipping: ShippingOption | null): StoredOrderAttempt['pickup'] => {
  if (!shipping?.pickup) return null;
  const { name, street, zip, city, reservation_days: reservationDays } = shipping.pickup;
  return { name, street, zip, city, ...(reservationDays === undefined ? {} : { reservationDays }) };
};

/** Whether a code that only the cancelled order had used up has an effect again: the shopper sees the new total first. */
const isCodeFree = ({ content: before }: StoredOrderAttempt, { codes: sent = [] }: OrderRequestContent): boolean =>
  useCheckoutStore.getState().codes.some((code) => before.codes?.includes(code) && !sent.includes(code));

/** Submits an order: under the id of the previous attempt if the content is the same, otherwise under a new id. */
export const submitOrderReusingAttemptId = async (content: OrderRequestContent): Promise<SubmitOrderResult> => {
  const { attempt: before } = useCheckoutStore.getState();
  if (before?.bodyHash === toOrderSubmissionChecksum(content)) return submitAttempt(before, content);
  if (before) {
    const left = await cancelOrderAttempt(before);
    if (left) return left;
    if (isCodeFree(before, content))
      return toFailedResult({ kind: 'changed', totalBeforeCents: content.total_cents, items: [] });
  }
  const draft = useCheckoutStore.getState();
  const attempt = createOrderAttempt(content, {
    pickup: toPickup(findSelectedShippingOption(draft, draft.availableShippingMethods)),
    paypalClientId: draft.payPal?.clientId ?? null,
  });
  // Stored before the request, so that a reload cannot order twice.
  updateCheckoutDraft({ attempt });
  return submitAttempt(attempt, content);
};
