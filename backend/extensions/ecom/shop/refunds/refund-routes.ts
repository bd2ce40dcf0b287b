// Routes of the refund form in the studio, for staff of the order's project and of all projects. Each answers with
// the complete refund view of the order.
import type { RequestHandler, Router } from 'express';
import { parseRequestBody } from '../../../../../contract/shop/order-service-response.ts';
import { refundRequestSchema, refundTransferSchema } from '../../../../../contract/shop/refund.ts';
import { type ExtensionContext, handleAsync, type ServiceRequest } from '../../platform/http.ts';
import { readStaffName } from '../../platform/shop-records.ts';
import { retryRefund, markRefundTransferred, switchRefundToTransfer } from './change-refund.ts';
import { processRefund } from './process-refund.ts';
import { type RefundRefusal, refuseRefund, toRefundRefusalResponse } from './refund-refusals.ts';
import { parseBankAccount, requestRefund } from './request-refund.ts';
import { readOrderRefundView } from './read-order-refund-view.ts';

interface StaffMember {
  order: string;
  name: string;
}

type StaffAction = (
  request: ServiceRequest,
  staff: StaffMember,
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

const createStaffHandler = (context: ExtensionContext, action: StaffAction): RequestHandler =>
  handleAsync(async (request, response) => {
    response.set({ 'Cache-Control': 'no-store' });
    // Unauthorized users must not learn whether an order exists.
    const staff = await identifyStaffMember(context, request);
    const result = staff ? await action(request, staff) : refuseRefund('forbidden');
    if (!staff || !result.ok) {
      const { status, body } = toRefundRefusalResponse(result.ok ? refuseRefund('forbidden') : result);
      response.status(status).json(body);
      return;
    }
    // The refund is stored: even if this request fails, the job continues with it.
    if (result.refund !== undefined) await processRefund(context, result.refund);
    response.status(200).json({ data: await readOrderRefundView(context.database, staff.order) });
  });

export const registerRefundRoutes = (router: Router, context: ExtensionContext): void => {
  const handle = (action: StaffAction) => createStaffHandler(context, action);
  const toRefund = ({ params }: ServiceRequest): string => params['refund'] ?? '';

  router.get(
    '/staff/orders/:order/refunds',
    handle(() => Promise.resolve({ ok: true })),
  );

  router.post(
    '/staff/orders/:order/refunds',
    handle(async ({ body }, { order, name }) => {
      const parsed = parseRequestBody(refundRequestSchema, body);
      return parsed.ok
        ? requestRefund(context, order, parsed.body, name)
        : refuseRefund('invalid_input', parsed.fields[0]);
    }),
  );

  router.post(
    '/staff/refunds/:refund/attempts',
    handle((request, { name }) => retryRefund(context, toRefund(request), name)),
  );

  router.post(
    '/staff/refunds/:refund/transfer',
    handle(async (request, { name }) => {
      const parsed = parseRequestBody(refundTransferSchema, request.body);
      if (!parsed.ok) return refuseRefund('invalid_input', parsed.fields[0]);
      const account = parseBankAccount(parsed.body);
      return 'ok' in account ? account : switchRefundToTransfer(context, toRefund(request), account, name);
    }),
  );

  router.post(
    '/staff/refunds/:refund/transferred',
    handle((request, { name }) => markRefundTransferred(context, toRefund(request), name)),
  );
};
