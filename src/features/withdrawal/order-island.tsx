// The pieces of the order whose link led to the form. Loaded by useLinkedOrder only.
import { orderStatusQuery } from '../../adapters/order-service/order-status.ts';
import type { LinkedOrder } from './linked-order.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { OrderPieces } from './OrderPieces.tsx';

/** `null` where the key opens nothing. @throws OrderServiceError where the service does not answer. */
export const readLinkedOrder = async (key: string): Promise<LinkedOrder | null> => {
  const known = await orderStatusQuery(key).queryFn();
  if (!known.ok) return null;
  const { order } = known;
  return {
    key,
    notice: <OrderNotice order={order} />,
    pieces: <OrderPieces lines={order.lines} />,
    toPieces: (lines) =>
      lines.flatMap(({ id, count }) => {
        const line = order.lines.find((one) => one.id === id);
        return line ? [`${count} × ${[line.name, line.variant_name].filter(Boolean).join(', ')}`] : [];
      }),
    filled: { contract: order.order_number, name: order.name, email: order.email },
  };
};
