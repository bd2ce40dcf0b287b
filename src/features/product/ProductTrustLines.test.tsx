// @vitest-environment jsdom
// The promises below the button are those that editors wrote, or follow the settings of the shop.
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { testMerchantListingSettings as terms } from '../../../domain/product/to-product.fixture.ts';
import texts from '../../../locales/de/product.json';
import { ProductTrustLines, type ProductTrustLinesProps } from './ProductTrustLines.tsx';

afterEach(cleanup);

const readPromises = async (changes: Partial<ProductTrustLinesProps>) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { product: texts } }, ns: ['product'] });
  render(
    <I18nextProvider i18n={i18n}>
      <ProductTrustLines
        terms={terms}
        trustLines={[]}
        paymentMethods={[]}
        locale="de"
        isEngravable={false}
        {...changes}
      />
    </I18nextProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('names free delivery, returns and collection', async () => {
  expect(await readPromises({})).toEqual([
    'Kostenloser Versand nach Deutschland',
    '14 Tage kostenlose Rückgabe',
    'Abholung im Geschäft möglich',
  ]);
});

it('excepts engraved products from returns', async () => {
  expect(await readPromises({ isEngravable: true })).toContain(
    '14 Tage kostenlose Rückgabe, gravierte Stücke ausgenommen',
  );
});

it('leaves out what the shop does not offer', async () => {
  const rates = [{ countries: null, additionalDays: 0, isPickup: false, priceCents: 690 }];
  expect(await readPromises({ terms: { ...terms, rates, returnDays: 30, returnPaidBy: 'customer' } })).toEqual([
    '30 Tage Rückgaberecht',
  ]);
});

it('shows the lines of the editors instead, with the exception for engraved products', async () => {
  const trustLines = [
    { icon: 'insurance', text: 'Voll versichert' },
    { icon: 'returns', text: '30 Tage Rückgabe' },
  ] as const;
  expect(await readPromises({ trustLines })).toEqual(['Voll versichert', '30 Tage Rückgabe']);
  cleanup();
  expect(await readPromises({ trustLines, isEngravable: true })).toEqual([
    'Voll versichert',
    '30 Tage Rückgabe, gravierte Stücke ausgenommen',
  ]);
});

it('ends with the names of the payment methods', async () => {
  const paymentMethods = [
    { method: 'prepayment', name: 'Vorkasse' },
    { method: 'paypal', name: 'PayPal' },
  ];
  const promises = await readPromises({ paymentMethods });
  expect(promises.at(-1)).toBe('Zahlung: Vorkasse und PayPal');
});
