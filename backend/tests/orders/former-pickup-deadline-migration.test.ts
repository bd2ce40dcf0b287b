// Upgrade of an installation with the former rule, which cancelled pickup orders 48 hours after they were placed.
import { expect, it } from 'vitest';
import { systemCollectionExtraFields } from '../../access/project-and-publication-filters.ts';
import { applySchema } from '../../apply/apply-schema.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { seedTestShop, postToTestOrderService, toTestOrderLineInput, toTestOrderBody } from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const own = useDedicatedTestBackend();

it('removes the deadline of orders that are not ready, and leaves the others unchanged', async () => {
  const { rest, running } = own.current();
  const shop = await seedTestShop(rest);
  const place = async (changes: Parameters<typeof toTestOrderBody>[2]) => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())], changes);
    expect(await postToTestOrderService(running.url, 'order', body)).toMatchObject({ status: 200 });
    return body.order_uuid;
  };
  const waiting = await place({ rate: 'pickup', payment_method: 3 });
  const unpaid = await place({ rate: 'pickup', payment_method: 1 });
  const read = (sql: string, values: unknown[] = []) => queryTestDatabase(running.databaseUrl, sql, values);
  await read(`update ecommerce_order set hold_until = now() + interval '1 hour' where id = $1`, [waiting]);
  // Without this trigger the migration treats the database as one of the previous version.
  await read('drop trigger sf_on_order_state on ecommerce_order');
  await applySchema(rest, running.databaseUrl, contentModelCollections, systemCollectionExtraFields);
  expect(await read('select hold_until from ecommerce_order where id = $1', [waiting])).toEqual([{ hold_until: null }]);
  expect(await read('select hold_until from ecommerce_order where id = $1', [unpaid])).toEqual([
    { hold_until: expect.any(Date) as Date },
  ]);
});

it('adds causes to existing history entries by their actor', async () => {
  const { rest, running } = own.current();
  const read = (sql: string, values: unknown[] = []) => queryTestDatabase(running.databaseUrl, sql, values);
  const shop = await seedTestShop(rest);
  const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())], {
    rate: 'pickup',
    payment_method: 3,
  });
  expect(await postToTestOrderService(running.url, 'order', body)).toMatchObject({ status: 200 });
  const entries = [
    ['new', 'Kundschaft', 'customer'],
    ['awaiting_payment', 'Shop', 'payment_deadline'],
    ['ready_for_pickup', 'Shop', 'pickup_deadline'],
    ['new', 'PayPal', 'provider'],
    ['new', 'Widerrufsformular', 'withdrawal'],
    ['new', 'Mia Sommer', 'staff'],
  ] as const;
  for (const [from, actor, cause] of entries)
    await read(
      `insert into ecommerce_order_history (id, "order", from_state, to_state, actor, note, date_created)
       values (gen_random_uuid(), $1, $2, 'cancelled', $3, $4, now())`,
      [body.order_uuid, from, actor, cause],
    );
  await read(`update ecommerce_order_history set cause = null where "order" = $1`, [body.order_uuid]);
  await read('drop trigger sf_on_order_state on ecommerce_order');
  await applySchema(rest, running.databaseUrl, contentModelCollections, systemCollectionExtraFields);
  const written = await read('select note, cause from ecommerce_order_history where "order" = $1', [body.order_uuid]);
  expect(written).toHaveLength(entries.length + 1);
  for (const [, , cause] of entries) expect(written).toContainEqual({ note: cause, cause });
  expect(written).toContainEqual({ note: 'Bestellung eingegangen', cause: 'placed' });
});
