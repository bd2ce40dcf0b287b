import { expect, it, vi } from 'vitest';
import { trustLinesSchema } from '../../../contract/shop/trust-lines.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';
import { toBuildTimePaymentMethods, toTrustLines } from './to-build-time-shop-settings-and-texts.ts';

const toLines = (...texts: string[]) => trustLinesSchema.parse(texts.map((text) => ({ icon: 'gift', text })));

const toShop = (german: string[], english: string[]) => ({
  trust_lines: toLines(...german),
  translations: [{ language: 'en', call_to_action_text: null, global_footer: null, trust_lines: toLines(...english) }],
});

it('shows the promises of the language, or the German ones, and at most four', () => {
  const shop = toShop(['Im Etui'], ['In its case']);
  expect(toTrustLines(shop, 'de')).toEqual([{ icon: 'gift', text: 'Im Etui' }]);
  expect(toTrustLines(shop, 'en')).toEqual([{ icon: 'gift', text: 'In its case' }]);
  expect(toTrustLines(shop, 'fr')).toEqual(toTrustLines(shop, 'de'));
  expect(toTrustLines(toShop(['1', '2', '3', '4', '5'], []), 'en')).toEqual(toLines('1', '2', '3', '4'));
});

it('survives promises that an editor or another version left incomplete', () => {
  expect(trustLinesSchema.parse(null)).toEqual([]);
  expect(trustLinesSchema.parse({ icon: 'gift' })).toEqual([]);
  expect(trustLinesSchema.parse([{ icon: 'gift', text: ' ' }, null, { icon: 'balloon', text: 'Im Etui' }])).toEqual([
    { icon: 'check', text: 'Im Etui' },
  ]);
});

it('names the payment methods of the shop, without those that lack an account', () => {
  const toMethod = (id: number, method: string, english: string) => ({
    payment_method_id: {
      id: String(id),
      method,
      display_name: method,
      translations: [{ language: 'en', display_name: english }],
    },
  });
  const shop = {
    paypal_client_id: 'id',
    klarna_username: null,
    payment_methods: [
      toMethod(4, 'paypal', 'PayPal'),
      { payment_method_id: null },
      toMethod(1, 'prepayment', 'Bank transfer'),
      toMethod(5, 'klarna', 'Klarna'),
    ],
  };
  expect(toBuildTimePaymentMethods(shop, 'en', createRecordFieldTranslator(vi.fn()))).toEqual([
    { method: 'prepayment', name: 'Bank transfer' },
    { method: 'paypal', name: 'PayPal' },
  ]);
});
