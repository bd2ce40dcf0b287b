// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '../../../contract/locale.ts';
import { testProductWithoutVariants } from '../../../domain/product/product.fixture.ts';
import type { Product } from '../../../domain/product/product.ts';
import { emptyProductSelection, productSelectionReducer } from '../../../domain/product/product-selection.ts';
import delivery from '../../../locales/de/delivery.json';
import de from '../../../locales/de/product.json';
import en from '../../../locales/en/product.json';
import fr from '../../../locales/fr/product.json';
import { ProductPriceAndAvailability } from './ProductPriceAndAvailability.tsx';
import type { ProductPageShopSettings } from './useProduct.ts';

afterEach(cleanup);

const texts = { de, en, fr };

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

const branches = [
  { id: 'b1', name: 'Stammhaus' },
  { id: 'b2', name: 'Werkhof, Kranichplatz' },
];

const show = async (
  changes: Partial<Product>,
  appointmentHref: string | null = '/termin?product=luise',
  locale: Locale = 'de',
) => {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    resources: { [locale]: { product: texts[locale], delivery } },
    ns: ['product', 'delivery'],
    interpolation: { escapeValue: false },
  });
  const product = { ...testProductWithoutVariants, ...changes };
  render(
    <I18nextProvider i18n={i18n}>
      <ProductPriceAndAvailability
        ref={null}
        view={productSelectionReducer(emptyProductSelection, { type: 'add', product })}
        shop={shop}
        locale={locale}
        shippingPath="/versand"
        appointmentHref={appointmentHref}
      />
    </I18nextProvider>,
  );
};

describe('the branches where the product can be seen', () => {
  it.each([
    ['de', 'Zu sehen: Stammhaus und Werkhof, Kranichplatz.', 'Zum Ansehen vormerken'],
    ['en', 'On display: Stammhaus and Werkhof, Kranichplatz.', 'Book a viewing'],
    ['fr', 'À voir\u00a0: Stammhaus et Werkhof, Kranichplatz.', 'Réserver une présentation'],
  ] as const)('are shown in %s with a link to an appointment', async (locale, text, link) => {
    await show({ branches }, undefined, locale);
    const anchor = screen.getByRole('link', { name: link });
    expect(anchor.getAttribute('href')).toBe('/termin?product=luise');
    expect(anchor.parentElement?.textContent).toBe(`${text} ${link}`);
  });

  it('offer to try on what comes in sizes', async () => {
    await show({ branches, variesBy: 'size' });
    expect(screen.getByRole('link', { name: de.tryOn })).toBeDefined();
    expect(screen.queryByRole('link', { name: de.viewing })).toBeNull();
  });

  it('have no link without a page for appointments', async () => {
    await show({ branches }, null);
    expect(screen.getByText('Zu sehen: Stammhaus und Werkhof, Kranichplatz.')).toBeDefined();
    expect(screen.queryByRole('link', { name: de.viewing })).toBeNull();
  });

  it('are not mentioned if there are none', async () => {
    await show({ branches: [] });
    expect(screen.queryByText(/Zu sehen/)).toBeNull();
    expect(screen.queryByRole('link', { name: de.viewing })).toBeNull();
  });
});
