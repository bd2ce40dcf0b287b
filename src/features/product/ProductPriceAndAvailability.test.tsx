// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../contract/locale.ts';
import { testProductWithoutVariants } from '../../../domain/product/to-product.fixture.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import {
  emptyProductSelectionState,
  productSelectionReducer,
} from '../../../domain/product/product-selection-reducer.ts';
import deDelivery from '../../../locales/de/delivery.json';
import de from '../../../locales/de/product.json';
import deShell from '../../../locales/de/shell.json';
import enDelivery from '../../../locales/en/delivery.json';
import en from '../../../locales/en/product.json';
import enShell from '../../../locales/en/shell.json';
import frDelivery from '../../../locales/fr/delivery.json';
import fr from '../../../locales/fr/product.json';
import frShell from '../../../locales/fr/shell.json';
import { ProductPriceAndAvailability } from './ProductPriceAndAvailability.tsx';
import type { ProductPageShopSettings } from './useProductPageState.ts';

afterEach(cleanup);

const texts = {
  de: { product: de, shell: deShell, delivery: deDelivery },
  en: { product: en, shell: enShell, delivery: enDelivery },
  fr: { product: fr, shell: frShell, delivery: frDelivery },
};

const shop: ProductPageShopSettings = {
  hasCart: true,
  isInMaintenance: false,
  showsStock: true,
  takesRatings: false,
  purchaseToOrder: true,
  taxPercent: 19,
  shippingDays: 0,
  assumedCountry: null,
};

const calendar = {
  timeZone: 'Europe/Berlin',
  holidays: [{ date: '2026-12-25' }],
  holidaysUntil: '2028-12-31',
};

const prepare = async (changes: Partial<Product>, locale: Locale) => {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    resources: {
      [locale]: { product: texts[locale].product, shell: texts[locale].shell, delivery: texts[locale].delivery },
    },
    ns: ['product', 'shell', 'delivery'],
    interpolation: { escapeValue: false },
  });
  const product = { ...testProductWithoutVariants, ...changes };
  return (
    <I18nextProvider i18n={i18n}>
      <ProductPriceAndAvailability
        view={productSelectionReducer(emptyProductSelectionState, { type: 'add', product })}
        shop={shop}
        locale={locale}
        shippingPath="/versand"
        calendar={calendar}
      />
    </I18nextProvider>
  );
};

const show = async (changes: Partial<Product>, locale: Locale = 'de') => {
  const { container } = render(await prepare(changes, locale));
  return container;
};

describe('the expected delivery', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-12-22T12:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  const inDays = { deliveryDays: { min: 2, max: 3 }, shippingTime: null };
  const readLine = (container: Element) => container.querySelector('[data-longest]');

  it.each([
    ['de', 'Bei Ihnen etwa Do., 24. – Mo., 28. Dez.'],
    ['en', 'With you around Thu 24 Dec – Mon 28 Dec'],
    ['fr', 'Chez vous vers le jeu. 24 – lun. 28 déc.'],
  ] as const)('is shown in %s as dates', async (locale, text) => {
    const container = await show(inDays, locale);
    expect(readLine(container)?.textContent.replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('has its room in the static page, which does not know the day', async () => {
    const { body } = new DOMParser().parseFromString(renderToString(await prepare(inDays, 'de')), 'text/html');
    expect(readLine(body)?.textContent).toBe('');
    expect(readLine(body)?.getAttribute('data-longest')).toMatch(/^Bei Ihnen etwa/);
    expect(body.textContent).toContain('Lieferzeit: 2–3 Werktage');
  });

  it('follows the time of what is made to order', async () => {
    const container = await show({ ...inDays, stock: 0, reorderPossible: true, madeToOrderDays: { min: 20, max: 25 } });
    expect(container.textContent).toContain('Lieferzeit: 20–25 Werktage');
    expect(readLine(container)?.textContent.replaceAll(/\s/g, ' ')).toBe('Bei Ihnen etwa Mi., 20. – Mi., 27. Jan.');
  });

  it('is left out without a time in days', async () => {
    expect(readLine(await show({ shippingTime: 'im Mai' }))).toBeNull();
  });
});

it.each([
  [true, '490,00\u00a0€ für das Paar'],
  [false, '490,00\u00a0€'],
])('says what the price is for: pair %s', async (isPair, text) => {
  const container = await show({ isPair });
  expect(container.querySelector('p')?.textContent).toBe(text);
});
