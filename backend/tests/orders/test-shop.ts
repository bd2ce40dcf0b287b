// Test fixture of the order service: a project with a shop, and request bodies for quotes and orders.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AddressInput, OrderRequestBody, PlacedOrderResponse } from '../../../contract/shop/order.ts';
import type {
  OrderRequestLine,
  CartQuote,
  CartQuoteResponse,
  CartQuoteRequestBody,
} from '../../../contract/shop/cart-quote.ts';
import { orderLineToQuoteRequestLine } from '../../../domain/match-cart-with-quote.ts';
import type { OrderServiceErrorResponse } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import type { DirectusRestClient } from '../../rest/directus-rest-client.ts';

type Item = Record<string, unknown>;

export interface TestShop {
  project: string;
  domain: string;
  settings: string;
  branch: string;
  /** Shipping rates: parcel within Germany 4.90 €, parcel to Austria and France 9.90 €, pickup. */
  rates: { parcel: string; abroad: string; pickup: string };
  personalization: string;
  /** Returns the id of a published product. */
  addProduct: (details?: Item) => Promise<string>;
  remove: () => Promise<void>;
}

export const germanTestAddress: AddressInput = {
  company: '',
  first_name: 'Änne',
  last_name: 'Öz',
  street: 'Lindenweg 3',
  address_addition: '',
  zip: '83022',
  city: 'Rosenheim',
  country: 'DE',
  phone: '+498031123456',
};

const engravingFields = [
  { key: 'engraving', type: 'text', label: 'Gravur', max_length: 12, required: false },
  { key: 'font', type: 'font', label: 'Schrift', options: ['script', 'serif'] },
  { key: 'metal', type: 'choice', label: 'Metall', options: ['Gold', 'Silber'] },
];

const createRates = async (rest: DirectusRestClient, settings: string, branch: string): Promise<TestShop['rates']> => {
  const rates = { parcel: randomUUID(), abroad: randomUUID(), pickup: randomUUID() };
  const methods = (...names: (keyof typeof paymentMethodIds)[]) =>
    names.map((name) => ({ payment_method_id: paymentMethodIds[name] }));
  await rest.post('/items/ecommerce_shipping_config', [
    {
      id: rates.parcel,
      settings,
      sort: 1,
      name: 'Paket',
      price_brutto: '4.90',
      countries: ['DE'],
      translations: [{ language: 'en', name: 'Parcel' }],
      payment_methods: methods('prepayment', 'invoice', 'paypal', 'klarna'),
    },
    {
      id: rates.abroad,
      settings,
      sort: 2,
      name: 'Ausland',
      price_brutto: '9.90',
      countries: ['AT', 'FR'],
      payment_methods: methods('prepayment', 'cash_on_pickup'),
    },
    {
      id: rates.pickup,
      settings,
      sort: 3,
      name: 'Abholung',
      price_brutto: '0.00',
      pickup_branch: branch,
      payment_methods: methods('cash_on_pickup', 'prepayment', 'invoice'),
    },
  ]);
  return rates;
};

export const seedTestShop = async (rest: DirectusRestClient): Promise<TestShop> => {
  const domain = `${randomUUID()}.example`;
  const create = async (collection: string, item: Item): Promise<string> =>
    (await rest.post<{ id: string }>(`/items/${collection}`, item)).id;
  const project = await create('project', { name: 'Muster', domain, seo_title: 'Muster' });
  const category = await create('ecommerce_category', { project, display_name: 'Ringe', slug: 'ringe' });
  const manufacturer = await create('ecommerce_manufacturer', { project, display_name: 'Atelier', slug: 'atelier' });
  const branch = await create('branch', {
    project,
    display_name: 'Stammhaus',
    street: 'Marktplatz 1',
    zip: '83022',
    city: 'Rosenheim',
  });
  const settings = await create('ecommerce_settings', {
    project,
    enable_cart: true,
    default_tax_percent: '19.00',
    purchase_to_order: true,
    order_prefix: 'T',
    order_email: 'haus@muster.example',
    present_wrapping: true,
    present_wrapping_price_brutto: '6.50',
    bank_details: 'IBAN DE02 1203',
    prepayment_days: 7,
    payment_methods: Object.values(paymentMethodIds).map((id, sort) => ({ payment_method_id: id, sort })),
    shipping_countries: ['DE', 'AT', 'FR'].map((country_code, sort) => ({ country_code, sort })),
  });
  const personalization = await create('ecommerce_personalization', {
    project,
    display_name: 'Gravur',
    surface: 'ring',
    fields: engravingFields,
    translations: [
      {
        language: 'en',
        display_name: 'Engraving',
        fields: [
          { ...engravingFields[0], label: 'Engraving' },
          { ...engravingFields[1], label: 'Font' },
          { ...engravingFields[2], label: 'Metal', options: ['gold', 'silver'] },
        ],
      },
    ],
  });
  const products: string[] = [];
  return {
    project,
    domain,
    settings,
    branch,
    personalization,
    rates: await createRates(rest, settings, branch),
    addProduct: async (details = {}) => {
      const name = randomUUID().slice(0, 8);
      const id = await create('ecommerce_product', {
        project,
        category,
        manufacturer,
        status: 'published',
        slug: name,
        display_name: 'Ring',
        reference_number: `R-${name}`,
        price_brutto: '100.00',
        stock: 5,
        ...details,
      });
      products.push(id);
      return id;
    },
    remove: async () => {
      await rest.delete('/items/ecommerce_product', products);
      await rest.delete(`/items/project/${project}`);
    },
  };
};

export const toTestOrderLineInput = (product: string, changes: Partial<OrderRequestLine> = {}): OrderRequestLine => ({
  product,
  variant: null,
  personalization: null,
  count: 1,
  price_cents: 10_000,
  previews: [],
  ...changes,
});

const shippingCents = { parcel: 490, abroad: 990, pickup: 0 };

/** An order by parcel on invoice whose total is calculated from its lines. */
export const toTestOrderBody = (
  shop: TestShop,
  lines: OrderRequestLine[],
  changes: Partial<OrderRequestBody> & { rate?: keyof TestShop['rates'] } = {},
): OrderRequestBody => {
  const { rate = 'parcel', ...body } = changes;
  const goods = lines.reduce((sum, { price_cents, count }) => sum + price_cents * count, 0);
  return {
    project: shop.domain,
    order_uuid: randomUUID(),
    language: 'de',
    email: 'änne@öz.example',
    shipping_address: germanTestAddress,
    invoice_address: null,
    lines,
    shipping: shop.rates[rate],
    payment_method: paymentMethodIds.invoice,
    present_wrap: false,
    comment: '',
    homepage: '',
    open_ms: 40_000,
    total_cents: goods + shippingCents[rate] + (body.present_wrap ? 650 : 0),
    ...body,
  };
};

export const toTestQuoteBody = (
  shop: TestShop,
  lines: OrderRequestLine[],
  changes: Partial<CartQuoteRequestBody> = {},
): CartQuoteRequestBody => ({
  project: shop.domain,
  language: 'de',
  country: 'DE',
  shipping: shop.rates.parcel,
  present_wrap: false,
  lines: lines.map(orderLineToQuoteRequestLine),
  ...changes,
});

let address = 0;

/** A new IP address on each call, so that the rate limit does not apply. */
const toAddress = (): string => {
  address += 1;
  return `10.${process.pid % 250}.${Math.floor(address / 250)}.${address % 250}`;
};

export interface OrderServiceTestResponse<
  Body = Partial<PlacedOrderResponse> & Partial<CartQuoteResponse> & Partial<Omit<OrderServiceErrorResponse, 'status'>>,
> {
  status: number;
  answer: Body;
}

/** Posts to /ecom; a string body is sent unchanged. */
export const postToTestOrderService = async (
  url: string,
  path: string,
  body: unknown,
  headers: Item = {},
): Promise<OrderServiceTestResponse> => {
  const response = await fetch(`${url}/ecom/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': toAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts\b|at Object|select |insert /);
  return { status: response.status, answer: JSON.parse(text) as OrderServiceTestResponse['answer'] };
};

export const requestTestQuote = async (url: string, body: CartQuoteRequestBody): Promise<CartQuote> => {
  const { status, answer } = await postToTestOrderService(url, 'quote', body);
  if (status !== 200 || !answer.quote) throw new Error(`No quote: ${JSON.stringify(answer)}`);
  return answer.quote;
};
