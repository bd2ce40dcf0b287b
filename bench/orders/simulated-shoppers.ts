// Simulates shoppers. Buyers place one order after another for a few contended products (two lines, paid by invoice,
// each order from a different IP address) while visitors browse.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { generateDemoProduct } from '../../demo/catalogue/generate-product.ts';
import { toDemoRecordId } from '../../demo/demo-record-id.ts';
import { type OrderRequestBody, placedOrderResponseSchema } from '../../contract/shop/order.ts';
import { paymentMethodIds } from '../../contract/shop/order-constants.ts';
import { type HttpBenchmarkResult, summarizeResponseTimes } from '../http-benchmark.ts';
import {
  catalogueBenchProductListStates,
  createBenchShopPageRequestUrlBuilders,
  toBenchProductSearchApiUrl,
} from '../catalogue/shop-page-request-urls.ts';
import { fetchSearchFromNewClientAddress } from '../search/measure-relevance.ts';

export interface BenchOrderProduct {
  product: string;
  variant: string | null;
  priceCents: number;
}

const domain = 'arnsberg-tochter.example';

const address = {
  company: '',
  first_name: 'Änne',
  last_name: 'Öz',
  street: 'Rosenweg 1',
  address_addition: '',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '+498999998120',
};

const toLine = ({ product, variant, priceCents }: BenchOrderProduct): OrderRequestBody['lines'][number] => ({
  product,
  variant,
  personalization: null,
  count: 1,
  price_cents: priceCents,
  previews: [],
});

const toBody = (contendedProducts: readonly [BenchOrderProduct, BenchOrderProduct]): OrderRequestBody => ({
  project: domain,
  order_uuid: randomUUID(),
  language: 'de',
  email: 'aenne@example.com',
  shipping_address: address,
  invoice_address: null,
  lines: contendedProducts.map(toLine),
  shipping: toDemoRecordId('arnsberg/shipping-config/insured-de'),
  payment_method: paymentMethodIds.invoice,
  present_wrap: false,
  comment: '',
  total_cents: contendedProducts.reduce((sum, { priceCents }) => sum + priceCents, 0),
  homepage: '',
  open_ms: 60_000,
});

/** Every order uses a different IP address, to stay below the rate limit per address. */
let addressCount = 0;
const createIpAddress = (): string => {
  addressCount += 1;
  return `198.18.${Math.floor(addressCount / 250) % 250}.${(addressCount % 250) + 1}`;
};

const order = async (base: string, body: OrderRequestBody): Promise<void> => {
  const response = await fetch(`${base}/ecom/order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': createIpAddress() },
    body: JSON.stringify(body),
  });
  const result: unknown = await response.json();
  if (!placedOrderResponseSchema.safeParse(result).success) {
    throw new Error(`An order was rejected with ${response.status}: ${JSON.stringify(result).slice(0, 500)}`);
  }
};

/** Places `orders` orders with `clients` concurrent clients. @throws if an order is refused. */
export const placeBenchOrders = async (
  base: string,
  contendedProducts: readonly BenchOrderProduct[],
  { clients, orders }: { clients: number; orders: number },
): Promise<HttpBenchmarkResult> => {
  const times: number[] = [];
  let remaining = orders;
  const pick = (turn: number): [BenchOrderProduct, BenchOrderProduct] => {
    const [first, second] = [
      contendedProducts[turn % contendedProducts.length],
      contendedProducts[(turn + 1) % contendedProducts.length],
    ];
    if (!first || !second) throw new Error('There are no products to order.');
    return [first, second];
  };
  const buy = async (): Promise<void> => {
    while (remaining > 0) {
      remaining -= 1;
      const body = toBody(pick(remaining));
      const orderedAt = performance.now();
      await order(base, body);
      times.push(performance.now() - orderedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, buy));
  return summarizeResponseTimes(times, performance.now() - startedAt, 0);
};

/** How long a visitor stays on a page, in milliseconds; short, as on a busy day. */
const minViewMs = 1_000;
const maxViewMs = 3_000;

/** Visitors who browse while others buy: each loads a list or a product, stays for a while, and moves on. */
interface Visitors {
  /** Stops all visitors and resolves to the statistics of their requests. */
  stop: () => Promise<HttpBenchmarkResult>;
}

/** The URL of a visitor's next page; deterministic. */
const toVisitUrl = (base: string, visitor: number, turn: number, products: number): string => {
  const queries = createBenchShopPageRequestUrlBuilders(base, true);
  const slug = generateDemoProduct(1, (visitor * 53 + turn * 37) % products).slug;
  const pages = [
    queries.settings(),
    toBenchProductSearchApiUrl(base),
    queries.product(slug),
    toBenchProductSearchApiUrl(base, catalogueBenchProductListStates.category),
    queries.product(slug),
    toBenchProductSearchApiUrl(base, { page: 1 + (turn % 5) }),
  ];
  return pages[(visitor + turn) % pages.length] ?? queries.settings();
};

/** Starts `count` visitors. Their first requests are not measured, because the cache is still empty. */
export const startSimulatedVisitors = (base: string, count: number, products: number): Visitors => {
  const ending = new AbortController();
  const times: number[] = [];
  const startedAt = performance.now();
  const failures: Error[] = [];
  const visit = async (visitor: number): Promise<void> => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const requestedAt = performance.now();
      const response = await fetchSearchFromNewClientAddress(toVisitUrl(base, visitor, turn, products));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A request of a visitor failed with ${response.status}.`);
      if (turn > 0) times.push(performance.now() - requestedAt);
      const viewMs = minViewMs + ((visitor * 131 + turn * 71) % (maxViewMs - minViewMs));
      await wait(viewMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const visits = Promise.all(
    Array.from({ length: count }, (_, visitor) =>
      visit(visitor).catch((error: unknown) => {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }),
    ),
  );
  return {
    stop: async () => {
      const wholeMs = performance.now() - startedAt;
      ending.abort();
      await visits;
      if (failures[0]) throw failures[0];
      return summarizeResponseTimes(times, wholeMs, 0);
    },
  };
};
