import { expect, it } from 'vitest';
import { parseWithdrawalFormValues } from './withdrawal-review-island.tsx';

const values = { name: 'Änne Öz', contract: 'AT-10001', email: 'änne@öz.example', part: '', homepage: '' };
const key = 'a'.repeat(64);
const id = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';

it('requires name, contract and email only', () => {
  expect(parseWithdrawalFormValues(values, 'de', undefined)).toEqual({
    ok: true,
    body: { ...values, language: 'de' },
  });
  expect(parseWithdrawalFormValues({ name: ' ', email: 'x' }, 'de', undefined)).toEqual({
    ok: false,
    fields: ['name', 'contract', 'email'],
  });
});

it('includes the selected lines of the linked order and no others', () => {
  const ticked = { ...values, [`line.${id}`]: 'on', [`count.${id}`]: '2', 'count.other': '3' };
  const read = parseWithdrawalFormValues(ticked, 'fr', key);
  expect(read).toMatchObject({ ok: true, body: { order_key: key, lines: [{ id, count: 2 }] } });
  expect(parseWithdrawalFormValues(ticked, 'fr', undefined)).toMatchObject({
    ok: true,
    body: { contract: 'AT-10001' },
  });
  const completeDeclaration = parseWithdrawalFormValues(values, 'de', key);
  expect(completeDeclaration.ok && completeDeclaration.body).toEqual({ ...values, language: 'de', order_key: key });
});
