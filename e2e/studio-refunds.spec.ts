// Money goes back from the form of an order in the studio: whole, and what a withdrawal names.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { toRefundMessages } from '../backend/extensions/order-refund/texts.ts';
import { askBackend, backendUrl, domains, expect as expectAtOnce, test } from './fixtures.ts';
import { createEmail, decideAtPaypal, readPiece } from './shopping.ts';
import { signIn, studioFailures } from './studio.ts';

test.use({ expectedFailures: studioFailures });
// The studio is six megabytes of script, to be read on a machine that does other work as well.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

const german = toRefundMessages('de-DE').t;

const send = async (url: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
};

const callShop = (path: string, body: object) =>
  send(`${backendUrl}/ecom/${path}`, { project: domains.jeweller, ...body });

interface Paid {
  id: string;
  number: string;
  key: string;
  /** Of the order's only line. */
  line: string;
  pieceCents: number;
  shippingCents: number;
}

/** An order over candles with a delivery that costs something, paid at PayPal past the browser. */
const pay = async (quantity: number, addition = ''): Promise<Paid> => {
  const candle = await readPiece('duftkerze-waldsaum');
  await askBackend(`/items/ecommerce_product/${candle.product}`, { method: 'PATCH', body: { stock: 500 } });
  const line = {
    product: candle.product,
    variant: null,
    count: quantity,
    price_cents: candle.price,
    personalization: null,
  };
  const question = { language: 'de', country: 'DE', present_wrap: false, lines: [line] };
  const first = (await callShop('quote', { ...question, shipping: null })) as unknown as {
    quote: { shipping_options: { id: string; pickup: unknown; price_cents: number }[] };
  };
  const shipping = first.quote.shipping_options.find(
    ({ pickup, price_cents }) => pickup === null && price_cents > 0,
  )?.id;
  const { quote } = (await callShop('quote', { ...question, shipping })) as unknown as {
    quote: { totals: { total_cents: number; shipping_cents: number } };
  };
  const id = randomUUID();
  const placed = (await callShop('order', {
    order_uuid: id,
    language: 'de',
    email: createEmail(),
    invoice_address: null,
    shipping,
    payment_method: 4,
    shipping_address: {
      company: '',
      first_name: 'Änne',
      last_name: 'Öz',
      street: 'Lindenweg 3',
      address_addition: addition,
      zip: '83022',
      city: 'Rosenheim',
      country: 'DE',
      phone: '',
    },
    lines: [{ ...line, previews: [] }],
    present_wrap: false,
    comment: '',
    total_cents: quote.totals.total_cents,
    homepage: '',
    open_ms: 40_000,
  })) as unknown as { order_number: string; payment: { paypal_order_id: string } };
  const paypalId = placed.payment.paypal_order_id;
  await decideAtPaypal(paypalId, 'approve');
  await callShop('order/paypal_transaction', { order_id: id, paypal: { order_id: paypalId } });
  const kept = (await askBackend(`/items/ecommerce_order/${id}?fields=access_key,lines.id`)) as {
    access_key: string;
    lines: { id: string }[];
  };
  return {
    id,
    number: placed.order_number,
    key: kept.access_key,
    line: kept.lines[0]?.id ?? '',
    pieceCents: candle.price,
    shippingCents: quote.totals.shipping_cents,
  };
};

const euros = (cents: number): string => (cents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });

const openOrder = async (page: Page, order: Paid): Promise<Locator> => {
  await page.goto(`${backendUrl}/admin/content/ecommerce_order/${order.id}`);
  const form = page.locator('#refund');
  await expect(form.getByText(german('captured'))).toBeVisible();
  return form;
};

const press = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click();

/** Asked once more before money moves. */
const giveBack = async (form: Locator, cents: number): Promise<void> => {
  await press(form, german('refund', { amount: euros(cents) }));
  await press(form, german('confirm', { amount: euros(cents) }));
};

const refundOf = (form: Locator, cents: number): Locator =>
  form.getByRole('listitem').filter({ has: form.page().getByText(euros(cents), { exact: true }) });

const readRefunds = async ({ id }: Paid) => {
  // With a random part, because an answer may be kept for a while.
  const filter = `filter[id][_eq]=${id}&filter[id][_neq]=${randomUUID()}`;
  const fields = 'state,refunds.amount_brutto,refunds.state';
  const [order] = (await askBackend(`/items/ecommerce_order?fields=${fields}&${filter}`)) as {
    state: string;
    refunds: { amount_brutto: string; state: string }[];
  }[];
  return order;
};

let signOut: () => Promise<void>;
test.beforeEach(async ({ page }) => {
  signOut = await signIn(page, 'de-DE');
});
test.afterEach(() => signOut());

test('the whole of an order goes back', async ({ page }) => {
  const order = await pay(1);
  const total = order.pieceCents + order.shippingCents;
  const form = await openOrder(page, order);
  await press(form, german('all'));
  await giveBack(form, total);
  await expect(refundOf(form, total)).toContainText(german('states.succeeded'));
  await expect(form.getByRole('status')).toContainText(german('stateChanged'));
  expect(await readRefunds(order)).toEqual({
    state: 'refunded',
    refunds: [{ amount_brutto: (total / 100).toFixed(2), state: 'succeeded' }],
  });
});

test('one of two items goes back with the delivery, tried again after PayPal has refused', async ({ page }) => {
  const order = await pay(2, 'Mock refund REFUND_FAILED_INSUFFICIENT_FUNDS');
  const part = order.pieceCents + order.shippingCents;
  const form = await openOrder(page, order);
  await form.getByRole('spinbutton').fill('1');
  await form.getByRole('checkbox', { name: german('shipping'), exact: true }).check();
  await giveBack(form, part);
  await expect(refundOf(form, part)).toContainText(german('states.failed'));
  expect(await readRefunds(order)).toMatchObject({ state: 'paid', refunds: [{ state: 'failed' }] });
  await press(refundOf(form, part), german('again'));
  await expect(refundOf(form, part).getByText(german('states.succeeded'), { exact: true })).toBeVisible();
  expect(await readRefunds(order)).toEqual({
    state: 'paid',
    refunds: [{ amount_brutto: (part / 100).toFixed(2), state: 'succeeded' }],
  });
});

test('a withdrawal leads to its order with the withdrawn items chosen', async ({ page }) => {
  const order = await pay(2);
  await callShop('withdrawal', {
    language: 'de',
    name: 'Änne Öz',
    email: createEmail(),
    contract: order.number,
    part: '',
    order_key: order.key,
    lines: [{ id: order.line, count: 1 }],
    homepage: '',
    open_ms: 40_000,
    attempt: randomUUID(),
  });
  const [withdrawal] = (await askBackend(
    `/items/ecommerce_withdrawal?fields=id,status&filter[order][_eq]=${order.id}`,
  )) as { id: string; status: string }[];
  expect(withdrawal).toMatchObject({ status: 'new' });
  await page.goto(`${backendUrl}/admin/content/ecommerce_withdrawal/${withdrawal?.id ?? ''}`);
  await page.getByText(german('withdrawal.prepare'), { exact: true }).click();
  const form = page.locator('#refund');
  await expect(form.getByRole('spinbutton')).toHaveValue('1');
  await giveBack(form, order.pieceCents);
  await expect(refundOf(form, order.pieceCents)).toContainText(german('states.succeeded'));
  expect(await askBackend(`/items/ecommerce_withdrawal/${withdrawal?.id ?? ''}?fields=status`)).toEqual({
    status: 'handled',
  });
});
