// What a press on the order button does, up to the thanks page: the shop's own button places the order with every method (law
// row L1), and a provider's window only pays for what is placed already.
import { navigate } from 'gatsby';
import type { Locale } from '../../../../contract/locale.ts';
import type { PlacedOrder } from '../../../../contract/shop/order.ts';
import { paymentMethodIds } from '../../../../contract/shop/order-codes.ts';
import { useCartStore } from '../../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { completeOrderAttempt, keepOrderAttemptPending } from '../../../adapters/browser/order-attempt.ts';
import { writePlacedOrder } from '../../../adapters/browser/placed-order.ts';
import { postKlarnaOrder, postPaypalTransaction } from '../../../adapters/order-service/order.ts';
import type { OrderServiceResult, OrderServiceRefusal } from '../../../adapters/order-service/post.ts';
import { invalidateQuotes } from '../../../adapters/order-service/quote.ts';
import type { KlarnaAuthorizationResult } from '../../../adapters/klarna.ts';
import { type PaypalCheckoutOutcome, startPaypalCheckout } from '../../../adapters/paypal.ts';
import type { OrderAttempt } from '../../../../domain/checkout/order-attempt.ts';
import { toOrderContent } from '../../../../domain/checkout/order-body.ts';
import {
  advisedReasons,
  openWith,
  type PaymentReason,
  type PlacingProblem,
  readHomepage,
  setPlacing,
  usePlacing,
} from './placing-store.ts';
import { giveUp, resumeOrder, sendOrder, type Sent } from './send-order.ts';

export interface PlacingContext {
  language: Locale;
  /** Localized path of the thanks page. */
  thanksPath: string;
}

/** Keeps what the thanks page shows, takes what was ordered out of the cart, and goes there. */
const finish = (attempt: OrderAttempt, order: PlacedOrder, { thanksPath }: PlacingContext, isPaid: boolean): void => {
  const { content, pickup } = attempt;
  const { payment } = order;
  writePlacedOrder({
    orderNumber: order.order_number,
    email: content.email,
    total: order.total_cents,
    expected: order.expected,
    paymentMethod: content.payment_method,
    isPaid: isPaid || order.state === 'paid',
    transfer:
      payment.kind === 'bank_transfer'
        ? { bankDetails: payment.bank_details, reference: payment.reference, due: payment.due }
        : null,
    pickup,
  });
  setPlacing({ step: 'done' });
  completeOrderAttempt(attempt);
  navigate(`${thanksPath}?order=${encodeURIComponent(order.order_number)}`);
};

/** The order stands and waits for its payment: a reload takes it up again. */
const hold = (attempt: OrderAttempt, order: PlacedOrder, paymentMethod: number): void =>
  keepOrderAttemptPending(attempt, toHeld(order, paymentMethod));

const toHeld = (order: PlacedOrder, paymentMethod: number): NonNullable<OrderAttempt['held']> => ({
  orderNumber: order.order_number,
  paymentMethod,
  total: order.total_cents,
  expected: order.expected,
});

/** Whether this order is still the one that waits; another tab may have given it up. */
const isWaiting = ({ orderUuid }: OrderAttempt): boolean =>
  useCheckoutStore.getState().attempt?.orderUuid === orderUuid;

/** Says why nothing was paid, as long as there is something to be paid. */
const openWithPayment = (attempt: OrderAttempt, problem: Omit<PlacingProblem & { kind: 'payment' }, 'kind'>): void =>
  openWith(isWaiting(attempt) ? { kind: 'payment', ...problem } : { kind: 'closed' });

const openAfter = async (problem: PlacingProblem): Promise<void> => {
  // The newest figures, before the shopper presses again.
  if (problem.kind === 'changed' || problem.kind === 'refused') await invalidateQuotes();
  openWith(problem);
};

const toReason = ({ code, advice }: OrderServiceRefusal): PaymentReason => {
  if (advice) return advisedReasons[advice];
  return code === 'payment_pending' || code === 'too_many_requests' ? 'pending' : 'refused';
};

/** After the provider has said yes: the service asks the provider itself. */
const check = async (
  attempt: OrderAttempt,
  ask: () => Promise<OrderServiceResult<unknown>>,
  context: PlacingContext,
  paypalOrderId?: string,
): Promise<void> => {
  setPlacing({ step: 'checking' });
  try {
    const outcome = await ask();
    if (outcome.ok) {
      finish(attempt, toHeldOrder(attempt), context, true);
      return;
    }
    if (outcome.code === 'order_closed' || outcome.code === 'unknown_order') {
      await settle(await resumeOrder(attempt), context);
      return;
    }
    const reason = toReason(outcome);
    const isChecked = reason === 'pending' || reason === 'waiting';
    openWithPayment(attempt, { reason, ...(isChecked && { paypalOrderId }) });
  } catch (error) {
    console.error(error);
    openWithPayment(attempt, { reason: 'pending', paypalOrderId });
  }
};

const checkPaypal = (attempt: OrderAttempt, paypalOrderId: string, context: PlacingContext): Promise<void> => {
  const body = { order_id: attempt.orderUuid, paypal: { order_id: paypalOrderId } };
  return check(attempt, () => postPaypalTransaction(body), context, paypalOrderId);
};

/** What the answer to an order means, where PayPal's window is not concerned. */
const settle = async (sent: Sent, context: PlacingContext): Promise<void> => {
  if (!sent.ok) {
    await openAfter(sent.problem);
    return;
  }
  const { attempt, order } = sent;
  const { payment } = order;
  if (payment.kind === 'klarna') {
    hold(attempt, order, paymentMethodIds.klarna);
    // An older service names no names; then one category at most is asked for, as before.
    const offers =
      payment.offers ?? payment.categories.slice(0, 1).map((identifier) => ({ identifier, name: 'Klarna' }));
    if (offers.length === 0) openWithPayment(attempt, { reason: 'refused' });
    else setPlacing({ step: 'klarna', clientToken: payment.client_token, offers });
  } else if (payment.kind === 'paypal') {
    hold(attempt, order, paymentMethodIds.paypal);
    openWithPayment(attempt, { reason: 'failed' });
  } else {
    finish(attempt, order, context, false);
  }
};

const settlePaypal = async (
  sending: Promise<Sent>,
  paypal: Promise<PaypalCheckoutOutcome>,
  context: PlacingContext,
) => {
  const sent = await sending;
  if (!sent.ok || sent.order.payment.kind !== 'paypal') return settle(sent, context);
  const { attempt, order } = sent;
  const { paypal_order_id: paypalOrderId } = sent.order.payment;
  setPlacing({ step: 'paypal' });
  hold(attempt, order, paymentMethodIds.paypal);
  const { outcome } = await paypal;
  const kept = { ...attempt, held: toHeld(order, paymentMethodIds.paypal) };
  if (outcome === 'approved') return checkPaypal(kept, paypalOrderId, context);
  openWithPayment(attempt, { reason: outcome });
};

/** PayPal's id of what is being sent; PayPal's window waits for it. */
const toPaypalOrderId = async (sending: Promise<Sent>): Promise<string> => {
  const sent = await sending;
  if (sent.ok && sent.order.payment.kind === 'paypal') return sent.order.payment.paypal_order_id;
  throw new Error('There is nothing to be paid at PayPal.');
};

/** Within the press: a window that is opened later is blocked. `clientId` only where it is paid with PayPal. */
const begin = (sending: Promise<Sent>, clientId: string | null, context: PlacingContext): void => {
  if (clientId !== null) {
    const paypal = startPaypalCheckout({ clientId, locale: context.language, orderId: toPaypalOrderId(sending) });
    void settlePaypal(sending, paypal, context);
  } else {
    void sending.then((sent) => settle(sent, context));
  }
};

/** Places the order at the total above the button. A second press while one is under way does nothing. */
export const placeOrder = (totalCents: number, context: PlacingContext): void => {
  if (usePlacing.getState().step !== 'open') return;
  const draft = useCheckoutStore.getState();
  const details = { language: context.language, totalCents, homepage: readHomepage() };
  const content = toOrderContent(draft, useCartStore.getState(), details);
  if (!content) return;
  setPlacing({ step: 'sending' });
  const isPaypal = content.payment_method === paymentMethodIds.paypal;
  begin(sendOrder(content), isPaypal ? (draft.payPal?.clientId ?? null) : null, context);
};

/** Goes on with the payment of the order that is held. */
export const payHeldOrder = (attempt: OrderAttempt, context: PlacingContext): void => {
  const placing = usePlacing.getState();
  if (placing.step !== 'open') return;
  const approved = placing.problem?.kind === 'payment' ? placing.problem.paypalOrderId : undefined;
  if (approved !== undefined && attempt.held) {
    void checkPaypal(attempt, approved, context);
    return;
  }
  setPlacing({ step: 'sending' });
  const isPaypal = attempt.content.payment_method === paymentMethodIds.paypal;
  begin(resumeOrder(attempt), isPaypal ? attempt.paypalClientId : null, context);
};

/** What is known of a held order without asking. */
const toHeldOrder = ({ orderUuid, held }: OrderAttempt): PlacedOrder => ({
  status: 'ok',
  order_uuid: orderUuid,
  order_number: held?.orderNumber ?? '',
  state: 'awaiting_payment',
  total_cents: held?.total ?? 0,
  expected: held?.expected ?? null,
  payment: { kind: 'none' },
});

/** After a reload: the payment may have come meanwhile, or the reservation may have ended. Pays nothing. */
export const lookAfterHeldOrder = async (attempt: OrderAttempt, context: PlacingContext): Promise<void> => {
  if (usePlacing.getState().step !== 'open') return;
  setPlacing({ step: 'checking' });
  const sent = await resumeOrder(attempt);
  if (sent.ok && sent.order.state !== 'awaiting_payment') finish(attempt, sent.order, context, false);
  else openWith(sent.ok ? null : sent.problem);
};

/** Gives the held order up, so that something can be changed. An order that is paid meanwhile stays. */
export const giveUpHeldOrder = async (attempt: OrderAttempt, context: PlacingContext): Promise<void> => {
  if (usePlacing.getState().step !== 'open') return;
  setPlacing({ step: 'checking' });
  const left = await giveUp(attempt);
  if (left?.ok) finish(attempt, left.order, context, false);
  else openWith(left?.problem ?? null);
};

/** What Klarna's form has come to: the service places what it has authorized. */
export const finishKlarna = async (
  attempt: OrderAttempt,
  result: KlarnaAuthorizationResult,
  context: PlacingContext,
): Promise<void> => {
  if (result.outcome !== 'authorized') {
    openWithPayment(attempt, { reason: result.outcome });
    return;
  }
  const body = { authorization_token: result.token, order_uuid: attempt.orderUuid };
  await check(attempt, () => postKlarnaOrder(body), context);
};
