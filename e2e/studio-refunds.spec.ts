// The order form in the studio: shipping from its overview; refunds, full, partial, and prefilled from a withdrawal.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { getStudioOrderDocumentMessages } from '../backend/extensions/order-documents/order-document-messages.ts';
import { getOrderOverviewMessages } from '../backend/extensions/order-overview/order-overview-messages.ts';
import { getRefundPanelMessages } from '../backend/extensions/order-refund/refund-panel-messages.ts';
import { orderStateLabels } from '../backend/schema/orders/order-state-labels.ts';
import { requestBackendAsAdmin, testBackendUrl, demoSiteDomains, expect as expectAtOnce, test } from './fixtures.ts';
import { createUniqueEmailAddress, postPaypalStandInDecision, readTestCatalogueProduct } from './shopping-helpers.ts';
import { signInStudioEditor, ignoredStudioErrorTexts } from './studio-helpers.ts';

test.use({ expectedFailures: ignoredStudioErrorTexts });
// The studio loads six megabytes of scripts, which is slow on a busy machine.
test.setTimeout(300_000);
const expect = expectAtOnce.configure({ timeout: 120_000 });

const german = getRefundPanelMessages('de-DE').t;
const orders = getOrderOverviewMessages('de-DE').t;
const documents = getStudioOrderDocumentMessages('de-DE').t;

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
  send(`${testBackendUrl}/ecom/${path}`, { project: demoSiteDomains.jeweller, ...body });

interface PaidOrder {
  id: string;
  number: string;
  key: string;
  /** Id of the order's only line. */
  line: string;
  itemCents: number;
  shippingCents: number;
}

/** Orders candles with paid shipping through the API and pays with PayPal. */
const placePaidOrder = async (quantity: number, addition = ''): Promise<PaidOrder> => {
  const candle = await readTestCatalogueProduct('duftkerze-waldsaum');
  await requestBackendAsAdmin(`/items/ecommerce_product/${candle.productId}`, {
    method: 'PATCH',
    body: { stock: 500 },
  });
  const line = {
    product: candle.productId,
    variant: null,
    count: quantity,
    price_cents: candle.price,
    personalization: null,
  };
  const quoteRequest = { language: 'de', country: 'DE', present_wrap: false, lines: [line] };
  const first = (await callShop('quote', { ...quoteRequest, shipping: null })) as unknown as {
    quote: { shipping_options: { id: string; pickup: unknown; price_cents: number }[] };
  };
  const shipping = first.quote.shipping_options.find(
    ({ pickup, price_cents }) => pickup === null && price_cents > 0,
  )?.id;
  const { quote } = (await callShop('quote', { ...quoteRequest, shipping })) as unknown as {
    quote: { totals: { total_cents: number; shipping_cents: number } };
  };
  const id = randomUUID();
  const placed = (await callShop('order', {
    order_uuid: id,
    language: 'de',
    email: createUniqueEmailAddress(),
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
  await postPaypalStandInDecision(paypalId, 'approve');
  await callShop('order/paypal_transaction', { order_id: id, paypal: { order_id: paypalId } });
  const stored = (await requestBackendAsAdmin(`/items/ecommerce_order/${id}?fields=access_key,lines.id`)) as {
    access_key: string;
    lines: { id: string }[];
  };
  return {
    id,
    number: placed.order_number,
    key: stored.access_key,
    line: stored.lines[0]?.id ?? '',
    itemCents: candle.price,
    shippingCents: quote.totals.shipping_cents,
  };
};

const euros = (cents: number): string => (cents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });

const openOrder = async (page: Page, order: PaidOrder): Promise<Locator> => {
  await page.goto(`${testBackendUrl}/admin/content/ecommerce_order/${order.id}`);
  const form = page.locator('#refund');
  await expect(form.getByText(german('captured'))).toBeVisible();
  return form;
};

const press = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click();

/** Requests a refund and confirms it. */
const issueRefund = async (form: Locator, cents: number): Promise<void> => {
  await press(form, german('refund', { amount: euros(cents) }));
  await press(form, german('confirm', { amount: euros(cents) }));
};

const refundOf = (form: Locator, cents: number): Locator =>
  form.getByRole('listitem').filter({ has: form.page().getByText(euros(cents), { exact: true }) });

const readRefunds = async ({ id }: PaidOrder) => {
  // A random value avoids a cached response.
  const filter = `filter[id][_eq]=${id}&filter[id][_neq]=${randomUUID()}`;
  const fields = 'state,refunds.amount_brutto,refunds.state';
  const [order] = (await requestBackendAsAdmin(`/items/ecommerce_order?fields=${fields}&${filter}`)) as {
    state: string;
    refunds: { amount_brutto: string; state: string }[];
  }[];
  return order;
};

let signOut: () => Promise<void>;
test.beforeEach(async ({ page }) => {
  signOut = await signInStudioEditor(page, 'de-DE');
});
test.afterEach(() => signOut());

test('refunds a whole order', async ({ page }) => {
  const order = await placePaidOrder(1);
  const total = order.itemCents + order.shippingCents;
  const form = await openOrder(page, order);
  await press(form, german('all'));
  await issueRefund(form, total);
  await expect(refundOf(form, total)).toContainText(german('states.succeeded'));
  // The form loads the order again, and with it the overview.
  await expect(page.locator('.order-overview')).toContainText(orderStateLabels.refunded.de);
  expect(await readRefunds(order)).toEqual({
    state: 'refunded',
    refunds: [{ amount_brutto: (total / 100).toFixed(2), state: 'succeeded' }],
  });
});

test('refunds one of two items with shipping, after a retry of a refund that PayPal refused', async ({ page }) => {
  const order = await placePaidOrder(2, 'Mock refund REFUND_FAILED_INSUFFICIENT_FUNDS');
  const part = order.itemCents + order.shippingCents;
  const form = await openOrder(page, order);
  await form.getByRole('spinbutton').fill('1');
  await form.getByRole('checkbox', { name: german('shipping'), exact: true }).check();
  await issueRefund(form, part);
  await expect(refundOf(form, part)).toContainText(german('states.failed'));
  expect(await readRefunds(order)).toMatchObject({ state: 'paid', refunds: [{ state: 'failed' }] });
  await press(refundOf(form, part), german('again'));
  await expect(refundOf(form, part).getByText(german('states.succeeded'), { exact: true })).toBeVisible();
  expect(await readRefunds(order)).toEqual({
    state: 'paid',
    refunds: [{ amount_brutto: (part / 100).toFixed(2), state: 'succeeded' }],
  });
});

test('ships an order with its tracking link; its withdrawal opens the refund form with the withdrawn items', async ({
  page,
}) => {
  const order = await placePaidOrder(2);
  await page.goto(`${testBackendUrl}/admin/content/ecommerce_order/${order.id}`);
  const overview = page.locator('.order-overview');
  await overview.getByRole('button', { name: orders('steps.shipped.label') }).click();
  await expect(overview.getByLabel(orders('ship.number'))).toBeFocused();
  await overview.getByLabel(orders('ship.number')).fill('00340434161094042557');
  await overview.getByRole('radio', { name: 'DHL' }).check();
  await press(overview, orders('steps.shipped.confirm'));
  await expect(overview.getByText(orders('done', { state: orderStateLabels.shipped.de }))).toBeVisible();
  await expect(overview.locator('#order-step-result')).toBeFocused();
  // The rest of the form shows the new state, without a reload.
  await expect(page.locator('.order-documents')).toContainText(documents('kinds.invoice'));
  const [mail] = (await requestBackendAsAdmin(
    `/items/ecommerce_mail?fields=text&filter[order][_eq]=${order.id}&filter[kind][_eq]=shipped`,
  )) as { text: string }[];
  expect(mail?.text).toContain('piececode=00340434161094042557');
  await callShop('withdrawal', {
    language: 'de',
    name: 'Änne Öz',
    email: createUniqueEmailAddress(),
    contract: order.number,
    part: '',
    order_key: order.key,
    lines: [{ id: order.line, count: 1 }],
    homepage: '',
    open_ms: 40_000,
    attempt: randomUUID(),
  });
  const [withdrawal] = (await requestBackendAsAdmin(
    `/items/ecommerce_withdrawal?fields=id,status&filter[order][_eq]=${order.id}`,
  )) as { id: string; status: string }[];
  expect(withdrawal).toMatchObject({ status: 'new' });
  await page.goto(`${testBackendUrl}/admin/content/ecommerce_withdrawal/${withdrawal?.id ?? ''}`);
  await page.getByText(german('withdrawal.prepare'), { exact: true }).click();
  const form = page.locator('#refund');
  await expect(form.getByRole('spinbutton')).toHaveValue('1');
  await expect(form.getByRole('heading', { name: german('title') })).toBeInViewport();
  await issueRefund(form, order.itemCents);
  await expect(refundOf(form, order.itemCents)).toContainText(german('states.succeeded'));
  expect(await requestBackendAsAdmin(`/items/ecommerce_withdrawal/${withdrawal?.id ?? ''}?fields=status`)).toEqual({
    status: 'handled',
  });
});
