// @vitest-environment jsdom
// Chips show little; their accessible names say everything.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { testRingProduct } from '../../../domain/product/to-product.fixture.ts';
import type { ProductVariant } from '../../../domain/product/to-product.ts';
import texts from '../../../locales/de/product.json';
import { VariantPicker, type VariantPickerProps } from './VariantPicker.tsx';

afterEach(cleanup);

const toVariant = (name: string, changes: Partial<ProductVariant> = {}): ProductVariant => ({
  ...(testRingProduct.variants[1] as ProductVariant),
  id: name,
  name,
  ...changes,
});

const sizes = [
  toVariant('Größe 52'),
  toVariant('Größe 54', { stock: 0, reorderPossible: true }),
  toVariant('Größe 58', { priceCents: 106_000 }),
  toVariant('Größe 60', { stock: 0 }),
];

const show = async (changes: Partial<VariantPickerProps> = {}) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { product: texts } },
    ns: ['product'],
    interpolation: { escapeValue: false },
  });
  const onChoose = vi.fn<(id: string) => void>();
  render(
    <I18nextProvider i18n={i18n}>
      <VariantPicker
        label="Ringgröße"
        variants={sizes}
        variesBy="size"
        isGiftVoucher={false}
        selectedId={null}
        onChoose={onChoose}
        locale="de"
        terms={{ purchaseToOrder: true }}
        madeToOrderTime="10–15 Werktage"
        error={undefined}
        {...changes}
      />
    </I18nextProvider>,
  );
  return onChoose;
};

const names = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
const visible = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);

it('writes only the size and the difference in price on a chip, and names all of it', async () => {
  const onChoose = await show();
  expect(visible()).toEqual(['52', '54', '58+\u00a0120\u00a0€', '60']);
  expect(names()).toEqual([
    'Größe 52',
    'Größe 54, auf Bestellung',
    'Größe 58, +\u00a0120\u00a0€',
    'Größe 60, nicht lieferbar',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Größe 54, auf Bestellung' }));
  expect(onChoose).toHaveBeenCalledWith('Größe 54');
});

it('adds no surcharge to the value of a gift voucher', async () => {
  const variants = [toVariant('50 €', { priceCents: 5_000 }), toVariant('100 €', { priceCents: 10_000 })];
  await show({ label: 'Wert', variesBy: null, isGiftVoucher: true, variants });
  expect(visible()).toEqual(['50 €', '100 €']);
  expect(names()).toEqual(['50 €', '100 €']);
});

it('explains the dashed chips in one line', async () => {
  await show();
  expect(screen.getByText('Gestrichelt: auf Bestellung, 10–15 Werktage')).toBeDefined();
  cleanup();
  await show({ terms: { purchaseToOrder: false } });
  expect(screen.getByText('Gestrichelt: auf Anfrage')).toBeDefined();
  cleanup();
  await show({ variants: sizes.filter(({ stock }) => stock > 0) });
  expect(screen.queryByText(/^Gestrichelt/)).toBeNull();
});

it('keeps boxes with price and state for longer names', async () => {
  const variants = [
    toVariant('Leder, braun'),
    toVariant('Edelstahl', { priceCents: 100_000, stock: 0, reorderPossible: true }),
  ];
  await show({ label: 'Armband', variesBy: 'material', variants });
  expect(visible()).toEqual(['Leder, braun940,00\u00a0€', 'Edelstahl1.000,00\u00a0€ · auf Bestellung']);
  expect(screen.queryByText(/^Gestrichelt/)).toBeNull();
});
