// An installation of the former rule: an order to be collected was to be cancelled 48 hours after it was placed.
import { expect, it } from 'vitest';
import { projectExtensions } from '../../access/project-extensions.ts';
import { applySchema } from '../../apply/apply-schema.ts';
import { schema } from '../../schema/schema.ts';
import { useOwnBackend } from '../own-backend.ts';
import { createSellingShop, post, readRows, toLine, toOrder } from './selling-shop.ts';

const own = useOwnBackend();

it('takes the end from orders that are not ready, and leaves the others as they are', async () => {
  const { rest, running } = own.current();
  const shop = await createSellingShop(rest);
  const place = async (changes: Parameters<typeof toOrder>[2]) => {
    const body = toOrder(shop, [toLine(await shop.addProduct())], changes);
    expect(await post(running.url, 'order', body)).toMatchObject({ status: 200 });
    return body.order_uuid;
  };
  const waiting = await place({ rate: 'pickup', payment_method: 3 });
  const unpaid = await place({ rate: 'pickup', payment_method: 1 });
  const read = (sql: string, values: unknown[] = []) => readRows(running.databaseUrl, sql, values);
  await read(`update ecommerce_order set hold_until = now() + interval '1 hour' where id = $1`, [waiting]);
  // What the version before has written is not what this one writes.
  await read('drop trigger sf_on_order_state on ecommerce_order');
  await applySchema(rest, running.databaseUrl, schema, projectExtensions);
  expect(await read('select hold_until from ecommerce_order where id = $1', [waiting])).toEqual([{ hold_until: null }]);
  expect(await read('select hold_until from ecommerce_order where id = $1', [unpaid])).toEqual([
    { hold_until: expect.any(Date) as Date },
  ]);
});
