// Places and pays an order. The shop's own button places the order with every method (law row L1); a provider's window
// only pays for an order that exists.
import { navigate } from 'gatsby';
import type { Locale } from '../../../../contract/locale.ts';
import type { CartQuote } from '../../../../contract/shop/cart-quote.ts';
import type { PlacedOrderResponse } from '../../../../contract/shop/order.ts';
import { emailShippingOptionId, paymentMethodIds } from '../../../../contract/shop/order-constants.ts';
import { useCartStore } from '../../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import {
  removeOrderedCartItemsAndAttempt,
  storePendingOrderAttempt,
} from '../../../adapters/browser/finish-order-attempt.ts';
import { storePlacedOrderInSession } from '../../../adapters/browser/placed-order.ts';
import {
  postKlarnaPaymentConfirmation,
  postPaypalPaymentConfirmation,
} from '../../../adapters/order-service/order-and-payment-requests.ts';
import type { OrderServiceResult, OrderServiceRefusal } from '../../../adapters/order-service/order-service-post.ts';
import { invalidateCartQuotes } from '../../../adapters/order-service/cart-quote.ts';
import type { KlarnaAuthorizationResult } from '../../../adapters/klarna.ts';
import { type PaypalCheckoutOutcome, requestPaypalPaymentApproval } from '../../../adapters/paypal.ts';
import type { StoredOrderAttempt } from '../../../../domain/checkout/stored-order-attempt.ts';
import { cartToPlacedOrderLines } from '../../../../domain/checkout/cart-to-placed-order-lines.ts';
import { toOrderSubmission } from '../../../../domain/checkout/to-order-submission.ts';
import { toDueCents } from '../../../../domain/voucher.ts';
import {
  unpaidOrderAdviceByRecoveryAction,
  resetPlaceOrderStoreToIdle,
  type OrderUnpaidReason,
  type PlaceOrderProblem,
  getOrderHoneypotValue,
  setPlaceOrderState,
  usePlaceOrderStore,
} from './place-order-store.ts';
import {
  cancelOrderAttempt,
  resumeOrderAttempt,
  submitOrderReusingAttemptId,
  type SubmitOrderResult,
} from './submit-order-reusing-attempt-id.ts';

export interface PlaceOrderOptions {
  language: Locale;
  /** Localized path of the thanks page. */
  thanksPath: string;
}

/** Stores what the thanks page shows, removes the ordered items from the cart and navigates there. */
const completeOrder = (
  attempt: StoredOrderAttempt,
  order: PlacedOrderResponse,
  { thanksPath }: PlaceOrderOptions,
  isPaid: boolean,
): void => {
  const { content, pickup, held } = attempt;
  const { payment } = order;
  storePlacedOrderInSession({
    orderNumber: order.order_number,
    email: content.email,
    total: order.total_cents,
    dueCents: order.due_cents,
    expected: order.expected,
    paymentMethod: content.payment_method,
    isVoucherOrder: content.shipping === emailShippingOptionId,
    // An order of gift vouchers alone is completed with its payment.
    isPaid: isPaid || order.state === 'paid' || order.state === 'completed',
    transfer:
      payment.kind === 'bank_transfer'
        ? { bankDetails: payment.bank_details, reference: payment.reference, due: payment.due }
        : null,
    pickup,
    accessKey: order.access_key ?? held?.accessKey ?? null,
    lines: cartToPlacedOrderLines(useCartStore.getState(), content.lines),
  });
  setPlaceOrderState({ step: 'done' });
  removeOrderedCartItemsAndAttempt(attempt);
  navigate(`${thanksPath}?order=${encodeURIComponent(order.order_number)}`);
};

/** The order awaits payment and survives a reload. */
const storePendingOrder = (attempt: StoredOrderAttempt, order: PlacedOrderResponse, paymentMethod: number): void =>
  storePendingOrderAttempt(attempt, toStoredPendingOrder(attempt, order, paymentMethod));

const toStoredPendingOrder = (
  { held }: StoredOrderAttempt,
  order: PlacedOrderResponse,
  paymentMethod: number,
): NonNullable<StoredOrderAttempt['held']> => ({
  orderNumber: order.order_number,
  paymentMethod,
  total: order.due_cents ?? order.total_cents,
  expected: order.expected,
  accessKey: order.access_key ?? held?.accessKey ?? null,
});

/** Whether this order is still pending; another tab may have cancelled it. */
const isPending = ({ orderUuid }: StoredOrderAttempt): boolean =>
  useCheckoutStore.getState().attempt?.orderUuid === orderUuid;

/** Shows why the order is unpaid while it is still pending. */
const reopenAsUnpaid = (
  attempt: StoredOrderAttempt,
  problem: Omit<PlaceOrderProblem & { kind: 'payment' }, 'kind'>,
): void => resetPlaceOrderStoreToIdle(isPending(attempt) ? { kind: 'payment', ...problem } : { kind: 'closed' });

const reopenAfterProblem = async (problem: PlaceOrderProblem): Promise<void> => {
  // Refreshes the totals before the shopper tries again.
  if (problem.kind === 'changed' || problem.kind === 'refused') await invalidateCartQuotes();
  resetPlaceOrderStoreToIdle(problem);
};

const toReason = ({ code, advice }: OrderServiceRefusal): OrderUnpaidReason => {
  if (advice) return unpaidOrderAdviceByRecoveryAction[advice];
  return code === 'payment_pending' || code === 'too_many_requests' ? 'pending' : 'refused';
};

/** After the provider's approval, the service verifies the payment with the provider. */
const verifyPayment = async (
  attempt: StoredOrderAttempt,
  ask: () => Promise<OrderServiceResult<unknown>>,
  context: PlaceOrderOptions,
  paypalOrderId?: string,
): Promise<void> => {
  setPlaceOrderState({ step: 'checking' });
  try {
    const outcome = await ask();
    if (outcome.ok) {
      completeOrder(attempt, toPlacedOrder(attempt), context, true);
      return;
    }
    if (outcome.code === 'order_closed' || outcome.code === 'unknown_order') {
      await handleSubmitResult(await resumeOrderAttempt(attempt), context);
      return;
    }
    const reason = toReason(outcome);
    const isChecked = reason === 'pending' || reason === 'waiting';
    reopenAsUnpaid(attempt, { reason, ...(isChecked && { paypalOrderId }) });
  } catch (error) {
    console.error(error);
    reopenAsUnpaid(attempt, { reason: 'pending', paypalOrderId });
  }
};

const verifyPaypalPayment = (
  attempt: StoredOrderAttempt,
  paypalOrderId: string,
  context: PlaceOrderOptions,
): Promise<void> => {
  const body = { order_id: attempt.orderUuid, paypal: { order_id: paypalOrderId } };
  return verifyPayment(attempt, () => postPaypalPaymentConfirmation(body), context, paypalOrderId);
};

/** Handles the result of an order, except for PayPal's window. */
const handleSubmitResult = async (sent: SubmitOrderResult, context: PlaceOrderOptions): Promise<void> => {
  if (!sent.ok) {
    await reopenAfterProblem(sent.problem);
    return;
  }
  const { attempt, order } = sent;
  const { payment } = order;
  if (payment.kind === 'klarna') {
    storePendingOrder(attempt, order, paymentMethodIds.klarna);
    // Older versions of the service return no names; then there is at most one category.
    const offers =
      payment.offers ?? payment.categories.slice(0, 1).map((identifier) => ({ identifier, name: 'Klarna' }));
    if (offers.length === 0) reopenAsUnpaid(attempt, { reason: 'refused' });
    else setPlaceOrderState({ step: 'klarna', clientToken: payment.client_token, offers });
  } else if (payment.kind === 'paypal') {
    storePendingOrder(attempt, order, paymentMethodIds.paypal);
    reopenAsUnpaid(attempt, { reason: 'failed' });
  } else {
    completeOrder(attempt, order, context, false);
  }
};

const completePaypalPayment = async (
  sending: Promise<SubmitOrderResult>,
  paypal: Promise<PaypalCheckoutOutcome>,
  context: PlaceOrderOptions,
) => {
  const sent = await sending;
  if (!sent.ok || sent.order.payment.kind !== 'paypal') return handleSubmitResult(sent, context);
  const { attempt, order } = sent;
  const { paypal_order_id: paypalOrderId } = sent.order.payment;
  setPlaceOrderState({ step: 'paypal' });
  storePendingOrder(attempt, order, paymentMethodIds.paypal);
  const { outcome } = await paypal;
  const kept = { ...attempt, held: toStoredPendingOrder(attempt, order, paymentMethodIds.paypal) };
  if (outcome === 'approved') return verifyPaypalPayment(kept, paypalOrderId, context);
  reopenAsUnpaid(attempt, { reason: outcome });
};

/** PayPal's order id; PayPal's window waits for it. */
const toPaypalOrderId = async (sending: Promise<SubmitOrderResult>): Promise<string> => {
  const sent = await sending;
  if (sent.ok && sent.order.payment.kind === 'paypal') return sent.order.payment.paypal_order_id;
  throw new Error('There is nothing to be paid at PayPal.');
};

/** Must run synchronously in the click handler, or the browser blocks the window. `clientId` is set for PayPal only. */
const beginPayment = (
  sending: Promise<SubmitOrderResult>,
  clientId: string | null,
  context: PlaceOrderOptions,
): void => {
  if (clientId !== null) {
    const paypal = requestPaypalPaymentApproval({
      clientId,
      locale: context.language,
      orderId: toPaypalOrderId(sending),
    });
    void completePaypalPayment(sending, paypal, context);
  } else {
    void sending.then((sent) => handleSubmitResult(sent, context));
  }
};

/** Places the order at the total shown above the button. Ignores a second click while one is running. */
export const placeCheckoutOrder = (
  { totals, codes }: Pick<CartQuote, 'codes' | 'totals'>,
  context: PlaceOrderOptions,
): void => {
  if (usePlaceOrderStore.getState().step !== 'open') return;
  const draft = useCheckoutStore.getState();
  const details = {
    language: context.language,
    totalCents: totals.total_cents,
    dueCents: toDueCents(totals),
    codes: codes.filter(({ problem }) => problem === null).map(({ code }) => code),
    homepage: getOrderHoneypotValue(),
  };
  const content = toOrderSubmission(draft, useCartStore.getState(), details);
  if (!content) return;
  setPlaceOrderState({ step: 'sending' });
  const isPaypal = content.payment_method === paymentMethodIds.paypal && details.dueCents > 0;
  beginPayment(submitOrderReusingAttemptId(content), isPaypal ? (draft.payPal?.clientId ?? null) : null, context);
};

export const continuePendingOrderPayment = (attempt: StoredOrderAttempt, context: PlaceOrderOptions): void => {
  const placing = usePlaceOrderStore.getState();
  if (placing.step !== 'open') return;
  const approved = placing.problem?.kind === 'payment' ? placing.problem.paypalOrderId : undefined;
  if (approved !== undefined && attempt.held) {
    void verifyPaypalPayment(attempt, approved, context);
    return;
  }
  setPlaceOrderState({ step: 'sending' });
  const isPaypal = attempt.content.payment_method === paymentMethodIds.paypal;
  beginPayment(resumeOrderAttempt(attempt), isPaypal ? attempt.paypalClientId : null, context);
};

/** What is known about a pending order without a request. */
const toPlacedOrder = ({ orderUuid, held }: StoredOrderAttempt): PlacedOrderResponse => ({
  status: 'ok',
  order_uuid: orderUuid,
  order_number: held?.orderNumber ?? '',
  state: 'awaiting_payment',
  total_cents: held?.total ?? 0,
  expected: held?.expected ?? null,
  access_key: held?.accessKey ?? null,
  payment: { kind: 'none' },
});

/** Checks a pending order after a reload: it may be paid by now, or its reservation may have expired. Never pays. */
export const checkPendingOrderAfterReload = async (
  attempt: StoredOrderAttempt,
  context: PlaceOrderOptions,
): Promise<void> => {
  if (usePlaceOrderStore.getState().step !== 'open') return;
  setPlaceOrderState({ step: 'checking' });
  const sent = await resumeOrderAttempt(attempt);
  if (sent.ok && sent.order.state !== 'awaiting_payment') completeOrder(attempt, sent.order, context, false);
  else resetPlaceOrderStoreToIdle(sent.ok ? null : sent.problem);
};

/** Cancels the pending order so that it can be changed. An order that was paid meanwhile stays. */
export const cancelPendingOrder = async (attempt: StoredOrderAttempt, context: PlaceOrderOptions): Promise<void> => {
  if (usePlaceOrderStore.getState().step !== 'open') return;
  setPlaceOrderState({ step: 'checking' });
  const left = await cancelOrderAttempt(attempt);
  if (left?.ok) completeOrder(attempt, left.order, context, false);
  else resetPlaceOrderStoreToIdle(left?.problem ?? null);
};

/** Handles the result of Klarna's form: the service places the authorized payment. */
export const handleKlarnaAuthorizationResult = async (
  attempt: StoredOrderAttempt,
  result: KlarnaAuthorizationResult,
  context: PlaceOrderOptions,
): Promise<void> => {
  if (result.outcome !== 'authorized') {
    reopenAsUnpaid(attempt, { reason: result.outcome });
    return;
  }
  const body = { authorization_token: result.token, order_uuid: attempt.orderUuid };
  await verifyPayment(attempt, () => postKlarnaPaymentConfirmation(body), context);
};
