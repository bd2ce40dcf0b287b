// Starts the Klarna payment of an order, or resumes the one that was started.
import type { NextPaymentStep } from '../../../../../contract/shop/order.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import type { PaymentRow } from '../orders/payment-and-refund-row-schemas.ts';
import type { OrderWithPaymentAccounts } from './payment-provider-accounts.ts';
import { singleFlight } from './call-payment-provider.ts';
import { createKlarnaSession } from './klarna-client.ts';
import { toKlarnaCallbackUrl, toKlarnaSessionRequest } from './klarna-order-request.ts';
import { updatePaymentIfInState, findOrCreatePayment } from './payment-repository.ts';
import { declinePaymentAndAlertStaff, type StartPaymentResult } from './record-payment-outcome.ts';
import { reconcileKlarnaPayment } from './reconcile-klarna-payment.ts';
import { toPaymentStaffAlertMessage } from './payment-staff-alerts.ts';

const toStep = ({ details }: PaymentRow): NextPaymentStep | undefined =>
  details.client_token === undefined
    ? undefined
    : {
        kind: 'klarna',
        client_token: details.client_token,
        categories: details.categories ?? [],
        ...(details.offers && { offers: details.offers }),
      };

/** An unused session costs nothing and expires after 48 hours. */
const createSession = async (
  service: OrderServiceContext,
  order: OrderWithPaymentAccounts,
  payment: PaymentRow,
): Promise<StartPaymentResult> => {
  if (!order.klarna) return 'pending';
  const body = toKlarnaSessionRequest(order, toKlarnaCallbackUrl(service, payment.id));
  const result = await createKlarnaSession(order.klarna, body);
  if (!result.ok) {
    service.logger.warn(`Klarna refused to start a payment of order ${order.number}: ${result.issue}.`);
    return handleStartRefusal(service, payment, result);
  }
  const { session_id, client_token, payment_method_categories: categories = [] } = result.value;
  const details = {
    session_id,
    client_token,
    categories: categories.map(({ identifier }) => identifier),
    offers: categories.map(({ identifier, name = 'Klarna' }) => ({ identifier, name })),
  };
  const isSaved = await updatePaymentIfInState(service.database, payment.id, ['created'], { details });
  return (isSaved ? toStep({ ...payment, details }) : undefined) ?? 'pending';
};

/** Klarna refused the request or the credentials: a retry cannot help, the staff has to act. */
const handleStartRefusal = async (
  service: OrderServiceContext,
  payment: PaymentRow,
  { issue, status, isFinal }: { issue: string; status: number | undefined; isFinal: boolean },
): Promise<StartPaymentResult> => {
  const cause = status === 401 || status === 403 ? 'account' : isFinal ? 'request' : undefined;
  if (cause === undefined) return 'pending';
  await declinePaymentAndAlertStaff(service, payment, {
    topic: issue,
    ...toPaymentStaffAlertMessage(`klarna.${cause}`, { issue }),
  });
  return 'reported';
};

/** `none` if the order turns out to be paid. */
export const startOrResumeKlarnaPayment = async (
  service: OrderServiceContext,
  order: OrderWithPaymentAccounts,
): Promise<StartPaymentResult> => {
  if (!order.klarna) {
    service.logger.error(`The project of order ${order.number} offers Klarna but has no credentials.`);
    return 'pending';
  }
  const existingPayment = await findOrCreatePayment(service.database, order, 'klarna');
  if (existingPayment.details.session_id !== undefined) {
    const outcome = await reconcileKlarnaPayment(service, existingPayment.id);
    if (outcome === 'paid' || outcome === 'closed') return { kind: 'none' };
    if (outcome === 'pending' || outcome === 'waiting') return outcome;
    const step = outcome === 'open' ? toStep(existingPayment) : undefined;
    if (step) return step;
  }
  const payment =
    existingPayment.details.session_id === undefined
      ? existingPayment
      : await findOrCreatePayment(service.database, order, 'klarna');
  return toStep(payment) ?? singleFlight(`start ${payment.id}`, () => createSession(service, order, payment));
};
