// Routes of the refund form in the studio, for the staff of the order's project and of all projects. Each responds with
// the complete refund view of the order.
import type { RequestHandler } from 'express';
import {
  idParameterSchema,
  refundOverviewResponseSchema,
} from '../../../../../contract/api-reference/documentation-only-schemas.ts';
import { safeParseRequestBody } from '../../../../../domain/safe-parse-request-body.ts';
import { refundRequestSchema, switchRefundToBankTransferSchema } from '../../../../../contract/shop/refund.ts';
import {
  type DirectusExtensionContext,
  createAsyncHandler,
  type UnparsedOrderServiceRequest,
  type OrderServiceRoute,
} from '../../platform/route-types-and-handlers.ts';
import { readAuthorizedStaffDisplayName } from '../../platform/read-shop-and-branch-records.ts';
import { readOrder } from '../orders/read-order.ts';
import { retryRefund, markRefundTransferred, switchRefundToBankTransfer } from './staff-refund-actions.ts';
import { processRefund } from './process-refund.ts';
import {
  type RefundErrorResult,
  type RefundErrorCode,
  createRefundErrorResult,
  toRefundErrorResponse,
  toRefundErrorRouteResponses,
} from './refund-error-codes.ts';
import { parseRefundBankAccount, validateAndInsertRefund } from './validate-and-insert-refund.ts';
import { readOrderRefundOverview } from './read-order-refund-overview.ts';
import { readRefund } from './read-refund.ts';

interface StaffMember {
  order: string;
  name: string;
}

type StaffAction = (
  request: UnparsedOrderServiceRequest,
  staff: StaffMember,
  context: DirectusExtensionContext,
) => Promise<{ ok: true; refund?: string } | RefundErrorResult>;

/** The order of the request path, which contains the id of the order or of one of its refunds. */
const findRequestedOrder = async ({ database }: DirectusExtensionContext, { params }: UnparsedOrderServiceRequest) => {
  const { order, refund = '' } = params;
  const id = order ?? (await readRefund(database, refund))?.order;
  return id === undefined ? undefined : readOrder(database, id);
};

const identifyStaffMember = async (
  context: DirectusExtensionContext,
  request: UnparsedOrderServiceRequest,
): Promise<StaffMember | undefined> => {
  const { accountability } = request;
  if (!accountability?.user) return undefined;
  const order = await findRequestedOrder(context, request);
  const name = order && (await readAuthorizedStaffDisplayName(context.database, accountability, [order.project.id]));
  return order && name !== undefined ? { order: order.id, name } : undefined;
};

const createStaffHandler =
  (action: StaffAction) =>
  (context: DirectusExtensionContext): RequestHandler =>
    createAsyncHandler(async (request, response) => {
      response.set({ 'Cache-Control': 'no-store' });
      // Unauthorized users must not learn whether an order exists.
      const staff = await identifyStaffMember(context, request);
      const result = staff ? await action(request, staff, context) : createRefundErrorResult('forbidden');
      if (!staff || !result.ok) {
        const { status, body } = toRefundErrorResponse(result.ok ? createRefundErrorResult('forbidden') : result);
        response.status(status).json(body);
        return;
      }
      // The refund is stored: even if this request fails, the job continues with it.
      if (result.refund !== undefined) await processRefund(context, result.refund);
      response.status(200).json({ data: await readOrderRefundOverview(context.database, staff.order) });
    });

const toRefund = ({ params }: UnparsedOrderServiceRequest): string => params['refund'] ?? '';

const handleRequest: StaffAction = async ({ body }, { order, name }, context) => {
  const parsed = safeParseRequestBody(refundRequestSchema, body);
  return parsed.ok
    ? validateAndInsertRefund(context, order, parsed.body, name)
    : createRefundErrorResult('invalid_input', parsed.fields[0]);
};

const handleTransfer: StaffAction = async (request, { name }, context) => {
  const parsed = safeParseRequestBody(switchRefundToBankTransferSchema, request.body);
  if (!parsed.ok) return createRefundErrorResult('invalid_input', parsed.fields[0]);
  const account = parseRefundBankAccount(parsed.body);
  return 'ok' in account ? account : switchRefundToBankTransfer(context, toRefund(request), account, name);
};

interface RefundRoute extends Pick<OrderServiceRoute, 'body' | 'method' | 'path' | 'summary'> {
  /**
   * In addition to `forbidden`, which every route returns: unauthorized users must not learn whether an order exists.
   */
  codes: readonly RefundErrorCode[];
  action: StaffAction;
}

const defineRefundRoute = ({ codes, action, ...route }: RefundRoute): OrderServiceRoute => ({
  ...route,
  caller: 'staff',
  parameters: route.path.includes(':order')
    ? { order: { schema: idParameterSchema, description: 'Id of the order.' } }
    : { refund: { schema: idParameterSchema, description: 'Id of the refund.' } },
  answers: [
    { status: 200, description: 'The payments and refunds of the order.', schema: refundOverviewResponseSchema },
    ...toRefundErrorRouteResponses(['forbidden', ...codes]),
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
    summary: 'Refund an order completely or in part',
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
      'voucher_used',
    ],
    action: handleRequest,
  }),
  defineRefundRoute({
    method: 'post',
    path: '/staff/refunds/:refund/attempts',
    summary: 'Retry a failed or pending refund',
    codes: ['unknown_refund', 'unknown_payment', 'not_failed', 'amount_exceeded', 'quantity_exceeded'],
    action: (request, { name }, context) => retryRefund(context, toRefund(request), name),
  }),
  defineRefundRoute({
    method: 'post',
    path: '/staff/refunds/:refund/transfer',
    summary: 'Switch a failed refund to bank transfer',
    body: { schema: switchRefundToBankTransferSchema },
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
    summary: 'Mark a refund by bank transfer as paid',
    codes: ['unknown_refund', 'not_to_transfer'],
    action: (request, { name }, context) => markRefundTransferred(context, toRefund(request), name),
  }),
];
