// People who order, one order after another each, over a few pieces that many want: every order is two lines, paid by
// invoice, sent from an address of its own. Called by the bench of orders.
import { randomUUID } from 'node:crypto';
import { demoId } from '../../demo/demo-id.ts';
import { type OrderBody, placedOrderSchema } from '../../contract/shop/order.ts';
import { paymentMethodIds } from '../../contract/shop/payment-methods.ts';
import { type Figures, toFigures } from '../catalogue/measure.ts';

export interface Piece {
  product: string;
  variant: string | null;
  priceCents: number;
}

const domain = 'arnsberg-tochter.example';

const address = {
  ...{ company: '', first_name: 'Änne', last_name: 'Öz', street: 'Rosenweg 1', address_addition: '' },
  ...{ zip: '80331', city: 'München', country: 'DE', phone: '+498999998120' },
};

const toLine = ({ product, variant, priceCents }: Piece): OrderBody['lines'][number] => ({
  ...{ product, variant, personalization: null, count: 1, price_brutto: priceCents, previews: [] },
});

const toBody = (pieces: readonly [Piece, Piece]): OrderBody => ({
  project: domain,
  order_uuid: randomUUID(),
  language: 'de',
  email: 'aenne@example.com',
  shipping_address: address,
  invoice_address: null,
  lines: pieces.map(toLine),
  shipping: demoId('arnsberg/shipping-config/insured-de'),
  payment_method: paymentMethodIds.invoice,
  present_wrap: false,
  comment: '',
  total_price_brutto: pieces.reduce((sum, { priceCents }) => sum + priceCents, 0),
  homepage: '',
  open_ms: 60_000,
});

/** Every order comes from an address of its own, or the limit per address would be what is measured. */
let buyers = 0;
const toAddress = (): string => {
  buyers += 1;
  return `198.18.${Math.floor(buyers / 250) % 250}.${(buyers % 250) + 1}`;
};

const order = async (base: string, body: OrderBody): Promise<void> => {
  const response = await fetch(`${base}/ecom/order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': toAddress() },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!placedOrderSchema.safeParse(answer).success) {
    throw new Error(`An order was answered ${response.status}: ${JSON.stringify(answer).slice(0, 500)}`);
  }
};

/** Places `orders` orders, `clients` at a time. @throws when one is refused. */
export const placeOrders = async (
  base: string,
  pieces: readonly Piece[],
  { clients, orders }: { clients: number; orders: number },
): Promise<Figures> => {
  const times: number[] = [];
  let left = orders;
  const pick = (turn: number): [Piece, Piece] => {
    const [one, other] = [pieces[turn % pieces.length], pieces[(turn + 1) % pieces.length]];
    if (!one || !other) throw new Error('There is nothing to be ordered.');
    return [one, other];
  };
  const buy = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const body = toBody(pick(left));
      const orderedAt = performance.now();
      await order(base, body);
      times.push(performance.now() - orderedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, buy));
  return toFigures(times, performance.now() - startedAt, 0);
};
