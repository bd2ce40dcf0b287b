// The metrics endpoint: metrics of the shop and of Directus, only with a token, without personal data.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../orders/test-shop.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';

const metricsToken = 'scraper-0815-scraper-0815';
const own = useDedicatedTestBackend({ metricsToken });

let shop: TestShop;

const scrape = (authorization?: string): Promise<Response> =>
  fetch(`${own.current().running.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

const read = async (): Promise<string> => (await scrape(`Metrics ${metricsToken}`)).text();

/** Value of the metric with this name and these labels. */
const toValue = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

beforeAll(async () => {
  const { rest, running } = own.current();
  shop = await seedTestShop(rest);
  const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())]);
  expect((await postToTestOrderService(running.url, 'order', body)).status).toBe(200);
  expect((await postToTestOrderService(running.url, 'order', { ...body, lines: [] })).status).toBe(400);
});

afterAll(async () => {
  await withDatabaseConnection(own.current().running.databaseUrl, ({ readRows }) =>
    readRows('delete from ecommerce_order'),
  );
});

describe('without the token', () => {
  it.each([undefined, 'Metrics wrong', `Bearer ${metricsToken}`])(
    '%s cannot read any metric',
    async (authorization) => {
      const response = await scrape(authorization);
      expect([401, 403]).toContain(response.status);
      expect(await response.text()).not.toContain('storefront_');
    },
  );

  it('returns 404 when no token is configured', async () => {
    const response = await fetch(`${inject('backend').url}/metrics`);
    expect(response.status).toBe(404);
  });
});

it('counts database records by state', async () => {
  const text = await read();
  expect(toValue(text, 'storefront_orders{state="new"}')).toBeGreaterThanOrEqual(1);
  // They stay pending: there is no mail server.
  expect(toValue(text, 'storefront_mails{state="pending"}')).toBeGreaterThanOrEqual(2);
  expect(toValue(text, 'storefront_mail_oldest_open_seconds')).toBeGreaterThan(0);
  expect(toValue(text, 'storefront_payment_oldest_open_seconds')).toBe(0);
});

it('counts responses by route and code, and measures request durations', async () => {
  const text = await read();
  expect(toValue(text, 'storefront_answers_total{route="/ecom/order",result="ok"}')).toBe(1);
  expect(toValue(text, 'storefront_answers_total{route="/ecom/order",result="invalid_input"}')).toBe(1);
  expect(toValue(text, 'storefront_request_seconds_count{method="POST",route="/ecom/order",status="4xx"}')).toBe(1);
  expect(text).toContain('route="/items/:collection"');
});

it('reports when each job last finished', async () => {
  await vi.waitFor(
    async () => {
      const text = await read();
      const ended = toValue(text, 'storefront_round_last_end_timestamp_seconds{part="ecom-mails"}');
      expect(Date.now() / 1000 - ended).toBeLessThan(15);
      expect(toValue(text, 'storefront_part_errors_total{part="ecom-mails"}')).toBe(0);
    },
    { timeout: 30_000, interval: 500 },
  );
});

it('contains no personal data', async () => {
  const text = await read();
  for (const word of ['öz', 'Öz', 'Änne', 'Lindenweg', shop.project, shop.domain]) expect(text).not.toContain(word);
});
