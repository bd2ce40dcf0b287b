// Routes of the refund form in the studio, for staff of the order's project and of all projects. Each answers with
// the complete refund view of the order.
import type { RequestHandler } from 'express';
import { idParameter, refundAnswerSchema } from '../../../../../contract/reference/plain-schemas.ts';
import { parseRequestBody } from '../../../../../contract/shop/order-service-response.ts';
import { refundRequestSchema, refundTransferSchema } from '../../../../../contract/shop/refund.ts';
import { type ExtensionContext, handleAsync, type ServiceRequest, type ServiceRoute } from '../../platform/http.ts';
import { readStaffName } from '../../platform/shop-records.ts';
import { retryRefund, markRefundTransferred, switchRefundToTransfer } from './change-refund.ts';
import { processRefund } from './process-refund.ts';
import {
  type RefundRefusal,
  type RefundRefusalCode,
  refuseRefund,
  toRefundRefusalResponse,
  toRefusalAnswers,
} from './refund-refusals.ts';
import { parseBankAccount, requestRefund } from './request-refund.ts';
import { readOrderRefundView } from './read-order-refund-view.ts';

interface StaffMember {
  order: string;
  name: string;
}

type StaffAction = (
  request: ServiceRequest,
  staff: StaffMember,
  context: ExtensionContext,
) => Promise<{ ok: true; refund?: string } | RefundRefusal>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order in the path, by its own id or that of one of its refunds. */
const findRequestedOrder = async ({ database }: ExtensionContext, { params }: ServiceRequest) => {
  const { order = '', refund = '' } = params;
  if (!uuid.test(order || refund)) return undefined;
  const query = database('ecommerce_order as placed').select('placed.id', 'placed.project');
  const orderQuery = order
    ? query.where({ 'placed.id': order })
    : query.join('ecommerce_refund as refund', 'refund.order', 'placed.id').where({ 'refund.id': refund });
  return orderQuery.first<{ id: string; project: string } | undefined>();
};

const identifyStaffMember = async (
  context: ExtensionContext,
  request: ServiceRequest,
): Promise<StaffMember | undefined> => {
  const { accountability } = request;
  if (!accountability?.user) return undefined;
  const order = await findRequestedOrder(context, request);
  const name = order && (await readStaffName(context.database, accountability, [order.project]));
  return order && name !== undefined ? { order: order.id, name } : undefined;
};

const createStaffHandler =
  (action: StaffAction) =>
  (context: ExtensionContext): RequestHandler =>
    handleAsync(async (request, response) => {
      response.set({ 'Cache-Control': 'no-store' });
      // Unauthorized users must not learn whether an order exists.
      const staff = await identifyStaffMember(context, request);
      const result = staff ? await action(request, staff, context) : refuseRefund('forbidden');
      if (!staff || !result.ok) {
        const { status, body } = toRefundRefusalResponse(result.ok ? refuseRefund('forbidden') : result);
        response.status(status).json(body);
        return;
      }
      // The refund is stored: even if this request fails, the job continues with it.
      if (result.refund !== undefined) await processRefund(context, result.refund);
      response.status(200).json({ data: await readOrderRefundView(context.database, staff.order) });
    });

const toRefund = ({ params }: ServiceRequest): string => params['refund'] ?? '';

const handleRequest: StaffAction = async ({ body }, { order, name }, context) => {
  const parsed = parseRequestBody(refundRequestSchema, body);
  return parsed.ok ? requestRefund(context, order, parsed.body, name) : refuseRefund('invalid_input', parsed.fields[0]);
};

const handleTransfer: StaffAction = async (request, { name }, context) => {
  const parsed = parseRequestBody(refundTransferSchema, request.body);
  if (!parsed.ok) return refuseRefund('invalid_input', parsed.fields[0]);
  const account = parseBankAccount(parsed.body);
  return 'ok' in account ? account : switchRefundToTransfer(context, toRefund(request), account, name);
};

interface RefundRoute extends Pick<ServiceRoute, 'body' | 'method' | 'path' | 'summary'> {
  /** Beside `forbidden`, which every route has: who may not see an order does not learn whether it exists. */
  codes: readonly RefundRefusalCode[];
  action: StaffAction;
}

/** For the staff of the order's project; each answers with the whole state of the order's money. */
const defineRefundRoute = ({ codes, action, ...route }: RefundRoute): ServiceRoute => ({
  ...route,
  caller: 'staff',
  parameters: route.path.includes(':order')
    ? { order: { schema: idParameter, description: 'Id of the order.' } }
    : { refund: { schema: idParameter, description: 'Id of the refund.' } },
  answers: [
    { status: 200, description: 'The payments and refunds of the order.', schema: refundAnswerSchema },
    ...toRefusalAnswers(['forbidden', ...codes]),
  ],
  refusals: [],
  guards: [],
  createHandler: createStaffHandler(action),
});

export const refundRoutes = [
  defineRefundRoute({
    method: 'get',
    path: '/staff/orders/:order/refunds',
    summary: 'Read the payments and refunds of an order',
    codes: [],
    action: () => Promise.resolve({ ok: true }),
  }),
  defineRefundRoute({
    method: 'post',
    path: '/staff/orders/:order/refunds',
    summary: 'Refund money of an order',
    body: { schema: refundRequestSchema },
    codes: [
      'invalid_input',
      'nothing_chosen',
      'iban_invalid',
      'account_holder_missing',
      'unknown_order',
      'unknown_refund',
      'unknown_payment',
      'unknown_line',
      'quantity_exceeded',
      'shipping_refunded',
      'present_wrap_refunded',
      'amount_changed',
      'amount_exceeded',
    ],
    action: handleRequest,
  }),
  defineRefundRoute({
    method: 'post',
    path: '/staff/refunds/:refund/attempts',
    summary: 'Try a failed or open refund again',
    codes: ['unknown_refund', 'unknown_payment', 'not_failed', 'amount_exceeded', 'quantity_exceeded'],
    action: (request, { name }, context) => retryRefund(context, toRefund(request), name),
  }),
  defineRefundRoute({
    method: 'post',
    path: '/staff/refunds/:refund/transfer',
    summary: 'Pay a failed refund by transfer instead',
    body: { schema: refundTransferSchema },
    codes: [
      'invalid_input',
      'iban_invalid',
      'account_holder_missing',
      'unknown_refund',
      'unknown_payment',
      'not_failed',
      'amount_exceeded',
      'quantity_exceeded',
    ],
    action: handleTransfer,
  }),
  defineRefundRoute({
    method: 'post',
    path: '/staff/refunds/:refund/transferred',
    summary: 'Mark a refund by transfer as paid',
    codes: ['unknown_refund', 'not_to_transfer'],
    action: (request, { name }, context) => markRefundTransferred(context, toRefund(request), name),
  }),
];
