// @vitest-environment jsdom
// The buy bar stands in for the button of the buy box: same action, same states.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { type ComponentProps, useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewCartItem } from '../../../domain/cart.ts';
import { testMerchantListingSettings, testRingProduct } from '../../../domain/product/to-product.fixture.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import {
  emptyProductSelectionState,
  productSelectionReducer,
} from '../../../domain/product/product-selection-reducer.ts';
import delivery from '../../../locales/de/delivery.json';
import texts from '../../../locales/de/product.json';
import requests from '../../../locales/de/requests.json';
import shell from '../../../locales/de/shell.json';
import enTexts from '../../../locales/en/product.json';
import frTexts from '../../../locales/fr/product.json';
import { createTestIntersectionObserver } from '../../ui/intersection-observer.fixture.ts';
import { ProductBuyBox, type ProductBuyBoxProps } from './ProductBuyBox.tsx';

let reportInArea: ReturnType<typeof createTestIntersectionObserver>['report'];

beforeEach(() => {
  const observer = createTestIntersectionObserver();
  reportInArea = observer.report;
  vi.stubGlobal('IntersectionObserver', observer.TestIntersectionObserver);
  vi.stubGlobal('ResizeObserver', createTestIntersectionObserver().TestIntersectionObserver);
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

const Page = ({ product = ring, ...props }: Partial<ProductBuyBoxProps> & { product?: Product }) => {
  const [view, dispatch] = useReducer(
    productSelectionReducer,
    productSelectionReducer(emptyProductSelectionState, { type: 'add', product }),
  );
  return (
    <ProductBuyBox
      productState={{ view, dispatch, shop, isGone: false, hasFailed: { product: false, settings: false } }}
      locale="de"
      shippingPath="/versand"
      terms={testMerchantListingSettings}
      trustLines={[]}
      paymentMethods={[]}
      cartPath="/warenkorb"
      rating={null}
      sizeHelp={null}
      requiredPersonalization={null}
      optionalPersonalization={null}
      takePersonalization={() => Promise.resolve(null)}
      renderRequest={null}
      share={null}
      calendar={{ timeZone: 'Europe/Berlin', holidays: [], holidaysUntil: '2028-12-31' }}
      appointmentHref={null}
      displayCity={null}
      callToAction={null}
      onAdd={() => Promise.resolve(true)}
      {...props}
    />
  );
};

const show = async (props: ComponentProps<typeof Page> = {}) => {
  const i18n = createInstance();
  await i18n.init({
    lng: props.locale ?? 'de',
    resources: {
      de: { product: texts, shell, delivery, requests },
      en: { product: enTexts, shell, delivery },
      fr: { product: frTexts, shell, delivery },
    },
    ns: ['product', 'shell', 'delivery', 'requests'],
    interpolation: { escapeValue: false },
  });
  return render(<Page {...props} />, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
};

const open = async (onAdd: ProductBuyBoxProps['onAdd'] = () => Promise.resolve(true)) => {
  await show({ onAdd });
  return screen.getByRole('region', { name: texts.buyBar });
};

const buttonRow = () => screen.getByRole('spinbutton').parentElement?.parentElement?.parentElement as Element;

const showButton = (isInView: boolean) => act(() => reportInArea(buttonRow(), isInView));

it('shows the bar from the start, and whenever the button is out of view', async () => {
  const bar = await open();
  expect(bar.dataset).toMatchObject({ buyBar: 'shown', firstView: 'true' });
  expect(bar.hasAttribute('inert')).toBe(false);
  showButton(false);
  expect(bar.dataset['buyBar']).toBe('shown');
  expect(bar.dataset['firstView']).toBeUndefined();
  showButton(true);
  expect(bar.dataset['buyBar']).toBe('hidden');
  expect(bar.hasAttribute('inert')).toBe(true);
  showButton(false);
  expect(bar.dataset['buyBar']).toBe('shown');
  expect(bar.hasAttribute('inert')).toBe(false);
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

const renderRequest: ProductBuyBoxProps['renderRequest'] = ({ buttonVariant }) => <i>{buttonVariant}</i>;

const expectOnlyRequest = () => {
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: texts.addToCart })).toBeNull();
  expect(screen.queryByRole('region', { name: texts.buyBar })).toBeNull();
  expect(screen.getByText(texts.askAvailability).nextSibling?.textContent).toBe('primary');
  const bar = screen.getByRole('region', { name: requests.ask });
  expect(within(bar).queryByRole('button')).toBeNull();
  expect(within(bar).getByRole('link', { name: requests.ask }).getAttribute('href')).toBe('#request');
};

it('has the request in place of the button, also in the bar, for what cannot be ordered', async () => {
  await show({ renderRequest });
  expect(screen.getByText('ghost').closest('li')).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Größe 52/ }));
  expectOnlyRequest();
  expect(screen.queryByText('ghost')).toBeNull();
  const bar = screen.getByRole('region', { name: requests.ask });
  act(() => reportInArea(screen.getByText('primary').parentElement as Element, true));
  expect(bar.hasAttribute('inert')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Größe 54' }));
  expect(screen.getByRole('region', { name: texts.buyBar })).toBeDefined();
  act(() => reportInArea(buttonRow(), false));
  expect(screen.getByRole('region', { name: texts.buyBar }).hasAttribute('inert')).toBe(false);
});

it('has it before a choice, too, if no variant can be ordered', async () => {
  const variants = ring.variants.map((variant) => ({ ...variant, stock: 0, reorderPossible: false }));
  await show({ product: { ...ring, variants }, renderRequest });
  expectOnlyRequest();
  expect(screen.getAllByRole('radio')).toHaveLength(variants.length);
});

it('offers a visit to the shop, but not for a gift voucher, which comes by email', async () => {
  const callToAction = { text: 'Lieber in Ruhe ansehen?', href: '/termin' };
  await show({ callToAction });
  expect(screen.getByRole('link', { name: texts.visitShop }).getAttribute('href')).toBe('/termin');
  expect(screen.getByText(callToAction.text)).toBeDefined();
  cleanup();
  await show({ callToAction, product: { ...ring, isGiftVoucher: true } });
  expect(screen.queryByText(callToAction.text)).toBeNull();
  expect(screen.queryByRole('link', { name: texts.visitShop })).toBeNull();
});

describe('the visit', () => {
  const branches = [{ id: 'b1', name: 'Stammhaus' }];
  const appointmentHref = '/termin?product=luise';

  it.each([
    ['In München anprobieren', { ...ring, branches }, 'München'],
    ['In München ansehen', { ...ring, branches, variesBy: null }, 'München'],
    ['In München anprobieren', { ...ring, branches, variesBy: null, isPair: true }, 'München'],
    ['Zum Anprobieren vormerken', { ...ring, branches }, null],
    ['Zum Ansehen vormerken', { ...ring, branches, variesBy: null }, null],
    ['Termin zu diesem Stück', ring, null],
  ])('is offered beside the button: %s', async (name, product, displayCity) => {
    await show({ product, displayCity, appointmentHref });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(appointmentHref);
    expect(buttonRow().compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not offered for a gift voucher, which comes by email', async () => {
    await show({ product: { ...ring, isGiftVoucher: true }, appointmentHref });
    expect(screen.queryByRole('link', { name: 'Termin zu diesem Stück' })).toBeNull();
  });

  it('is not offered without a page for appointments', async () => {
    await show({ product: { ...ring, branches }, displayCity: 'München' });
    expect(screen.getByText('Zu sehen: Stammhaus.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /anprobieren/ })).toBeNull();
  });

  it.each([
    ['de', 'Zu sehen: Stammhaus und Werkhof, Kranichplatz.'],
    ['en', 'On display: Stammhaus and Werkhof, Kranichplatz.'],
    ['fr', 'À voir\u00a0: Stammhaus et Werkhof, Kranichplatz.'],
  ] as const)('says where in %s', async (locale, text) => {
    const places = [...branches, { id: 'b2', name: 'Werkhof, Kranichplatz' }];
    const { container } = await show({ product: { ...ring, branches: places }, locale });
    expect(container.textContent).toContain(text);
  });

  it('names no branches if there are none', async () => {
    const { container } = await show({ product: ring });
    expect(container.textContent).not.toContain('Zu sehen');
  });
});

it.each([
  [true, Node.DOCUMENT_POSITION_PRECEDING],
  [false, Node.DOCUMENT_POSITION_FOLLOWING],
])(
  'shows a personalization that is required (%s) before the button, an optional one after it',
  async (required, place) => {
    const shown = <p>Gravur</p>;
    await show(required ? { requiredPersonalization: shown } : { optionalPersonalization: shown });
    expect(buttonRow().compareDocumentPosition(screen.getByText('Gravur'))).toBe(place);
  },
);

it('has the image of the selected variant in bar and cart', async () => {
  const toImage = (name: string) => ({
    files: { images: { sources: [], fallback: { src: `/${name}.webp` } }, width: 4, height: 5 },
    alt: name,
    focalPoint: { x: 50, y: 50 },
  });
  const variants = ring.variants.map((variant, index) => ({ ...variant, imageIndex: index === 1 ? 1 : null }));
  const onAdd = vi.fn(() => Promise.resolve(true));
  await show({ product: { ...ring, variants, images: [toImage('front'), toImage('gold')] }, onAdd });
  const bar = await screen.findByRole('region', { name: texts.buyBar });
  const readImage = () => bar.querySelector('img')?.getAttribute('src');
  expect(readImage()).toBe('/front.webp');
  fireEvent.click(screen.getByRole('radio', { name: 'Größe 54' }));
  expect(readImage()).toBe('/gold.webp');
  fireEvent.click(within(bar).getByRole('button', { name: texts.addToCart }));
  await waitFor(() =>
    expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ product: expect.objectContaining({ imageUrl: '/gold.webp' }) as unknown }),
    ),
  );
});

it('says in the bar that a price is for a pair', async () => {
  await show({ product: { ...ring, isPair: true } });
  const bar = await screen.findByRole('region', { name: texts.buyBar });
  expect(bar.textContent).toContain('ab\u00a0940,00\u00a0€ für das Paar');
});
