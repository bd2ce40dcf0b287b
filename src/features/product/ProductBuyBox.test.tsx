// @vitest-environment jsdom
// The buy bar stands in for the button of the buy box: same action, same states.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewCartItem } from '../../../domain/cart.ts';
import { testMerchantListingSettings, testRingProduct } from '../../../domain/product/product.fixture.ts';
import { emptyProductSelection, productSelectionReducer } from '../../../domain/product/product-selection.ts';
import delivery from '../../../locales/de/delivery.json';
import texts from '../../../locales/de/product.json';
import { createTestIntersectionObserver } from '../../ui/intersection-observer.fixture.ts';
import { ProductBuyBox } from './ProductBuyBox.tsx';

let reportInArea: ReturnType<typeof createTestIntersectionObserver>['report'];

beforeEach(() => {
  const { TestIntersectionObserver, report } = createTestIntersectionObserver();
  reportInArea = report;
  vi.stubGlobal('IntersectionObserver', TestIntersectionObserver);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shop = {
  hasCart: true,
  isInMaintenance: false,
  showsStock: false,
  takesRatings: false,
  purchaseToOrder: true,
  taxPercent: 19,
  shippingDays: 0,
  assumedCountry: null,
};

const ring = {
  ...testRingProduct,
  name: 'Solitärring Lenz',
  variantLabel: 'Ringgröße',
  variesBy: 'size' as const,
  variants: testRingProduct.variants.map((variant) => ({ ...variant, name: variant.name.replace('Size', 'Größe') })),
};

const Page = ({ onAdd }: { onAdd: (addition: NewCartItem) => Promise<boolean> }) => {
  const [view, dispatch] = useReducer(
    productSelectionReducer,
    productSelectionReducer(emptyProductSelection, { type: 'add', product: ring }),
  );
  return (
    <ProductBuyBox
      productState={{ view, dispatch, shop, isGone: false, hasFailed: { product: false, settings: false } }}
      locale="de"
      shippingPath="/versand"
      terms={testMerchantListingSettings}
      cartPath="/warenkorb"
      rating={null}
      sizeHelp={null}
      personalization={null}
      takePersonalization={() => Promise.resolve(null)}
      request={null}
      appointmentHref={null}
      callToAction={null}
      onAdd={onAdd}
    />
  );
};

const open = async (onAdd: (addition: NewCartItem) => Promise<boolean> = () => Promise.resolve(true)) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { product: texts, delivery } },
    ns: ['product', 'delivery'],
    interpolation: { escapeValue: false },
  });
  render(<Page onAdd={onAdd} />, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  return screen.findByRole('region', { name: texts.buyBar });
};

const price = () => screen.getByText(/^ab/, { selector: '[aria-live] *' }).closest('[aria-live]') as Element;
const buttonRow = () => screen.getByRole('spinbutton').parentElement?.parentElement?.parentElement as Element;

/** Scrolls so that price and button are above, in or below the window. The price is watched from the header down. */
const scroll = (tops: { price: number; button: number }) =>
  act(() => {
    reportInArea(price(), tops.price >= 0);
    reportInArea(buttonRow(), tops.button >= 0 && tops.button < 800);
  });

it('shows the bar once neither price nor button can be seen', async () => {
  const bar = await open();
  expect(bar.hasAttribute('inert')).toBe(true);
  scroll({ price: 900, button: 1_300 });
  expect(bar.hasAttribute('inert')).toBe(true);
  scroll({ price: 100, button: 700 });
  expect(bar.hasAttribute('inert')).toBe(true);
  // A long engraving form.
  scroll({ price: -200, button: 1_200 });
  expect(bar.hasAttribute('inert')).toBe(false);
  scroll({ price: -700, button: 300 });
  expect(bar.hasAttribute('inert')).toBe(true);
  scroll({ price: -1_200, button: -200 });
  expect(bar.hasAttribute('inert')).toBe(false);
  expect(bar.dataset['buyBar']).toBe('shown');
});

it('leads to the choice before one is made', async () => {
  const onAdd = vi.fn(() => Promise.resolve(true));
  const bar = await open(onAdd);
  expect(bar.textContent).toContain('Solitärring Lenz');
  expect(bar.textContent).toContain('ab\u00a0940,00\u00a0€');
  fireEvent.click(within(bar).getByRole('button', { name: 'Ringgröße wählen' }));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(screen.getByText('Bitte wählen Sie zuerst: Ringgröße.')).toBeDefined();
  expect(onAdd).not.toHaveBeenCalled();
});

it('adds the chosen variant, is busy meanwhile, and shows the same error', async () => {
  let answer: (isAdded: boolean) => void = () => undefined;
  const onAdd = vi.fn<(addition: NewCartItem) => Promise<boolean>>(() => new Promise((resolve) => (answer = resolve)));
  const bar = await open(onAdd);
  fireEvent.click(screen.getByRole('radio', { name: 'Größe 54' }));
  expect(bar.textContent).toContain('Größe 54');
  const [mainButton, barButton] = screen.getAllByRole('button', { name: texts.addToCart });
  expect(bar.contains(barButton ?? null)).toBe(true);
  fireEvent.click(barButton as Element);
  await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(onAdd.mock.lastCall?.[0]).toMatchObject({ variant: { id: 'v54' }, count: 1, priceBrutto: 94_000 });
  for (const button of [mainButton, barButton]) expect(button?.getAttribute('aria-busy')).toBe('true');
  await act(async () => {
    answer(false);
    await Promise.resolve();
  });
  expect(screen.getByRole('alert').textContent).toContain(texts.cartFull);
  expect(bar.textContent).toContain(texts.cartFull);
  expect(barButton?.hasAttribute('aria-busy')).toBe(false);
});

it('has no bar for what can only be requested', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /^Größe 52/ }));
  expect(screen.queryByRole('region', { name: texts.buyBar })).toBeNull();
  expect(screen.getByText(texts.askAvailability)).toBeDefined();
});
