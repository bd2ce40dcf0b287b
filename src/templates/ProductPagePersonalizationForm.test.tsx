// @vitest-environment jsdom
// The drawing in the cart matches the values that are added with it.
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../locales/de/personalization.json';
import type { EngravingFontKey } from '../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { LocalizedPersonalization as Offered } from '../../domain/localized-personalization.ts';
import type { Product } from '../../domain/product/to-product.ts';
import { testProductWithoutVariants } from '../../domain/product/to-product.fixture.ts';
import type { EngravingFontMetrics } from '../../domain/personalization.ts';
import { toEngravingSceneInput } from '../features/personalization/engraving/to-engraving-scene.ts';
import { toEngravingSvg } from '../features/personalization/engraving/to-engraving-svg.ts';
import { useProductPageState } from '../features/product/useProductPageState.ts';
import { ProductPagePersonalizationForm, useProductPersonalization } from './ProductPagePersonalizationForm.tsx';

const offered: Offered = {
  id: 'e1',
  name: 'Gravur',
  surface: 'plate',
  additionalDays: 5,
  fields: [
    { key: 'engraving', type: 'text', label: 'Ihr Text', required: false, maxLength: 16 },
    { key: 'font', type: 'font', label: 'Schrift', required: false, options: ['serif', 'script'] },
  ],
};
const product = { ...testProductWithoutVariants, personalization: offered };
const toShown = (prerendered: Product) =>
  ({ slug: prerendered.slug, locale: 'de', prerendered, defaults: null }) as const;

// The backend does not answer; no test here depends on its response.
vi.mock('../adapters/use-query-from-lazy-module.ts', () => ({
  useQueryFromLazyModule: ({ initialData }: { initialData?: unknown }) => ({ data: initialData, isError: false }),
}));

type AddedPersonalization = Awaited<ReturnType<ReturnType<typeof useProductPersonalization>['take']>>;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createTexts = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { personalization: texts } },
    ns: ['personalization'],
    interpolation: { escapeValue: false },
  });
  return ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
};

/** Renders only the hook; each test passes it the drawings. */
const open = async () => {
  const { result } = renderHook(() => useProductPersonalization(useProductPageState(toShown(product))), {
    wrapper: await createTexts(),
  });
  return {
    engrave: (text: string) => act(() => result.current.parts.onChange('engraving', text)),
    draw: (svg: string | undefined) => act(() => result.current.parts.onRender(svg)),
    /** Clicks the button. */
    take: () => {
      let taken: Promise<AddedPersonalization> = Promise.resolve(undefined);
      act(() => {
        taken = result.current.take();
      });
      return taken;
    },
  };
};

it('uses the current drawing', async () => {
  const { engrave, draw, take } = await open();
  engrave('Anna');
  draw('<svg>Anna</svg>');
  expect(await take()).toMatchObject({ values: { engraving: 'Anna' }, previews: ['<svg>Anna</svg>'] });
});

it('waits for the drawing of the latest text instead of using the previous one', async () => {
  const { engrave, draw, take } = await open();
  engrave('Anna');
  draw('<svg>Anna</svg>');
  engrave('Ben');
  const taken = take();
  // The font is still loading.
  draw(undefined);
  draw('<svg>Ben</svg>');
  expect(await taken).toMatchObject({ values: { engraving: 'Ben' }, previews: ['<svg>Ben</svg>'] });
});

it('uses no drawing if the text changes while it loads', async () => {
  const { engrave, draw, take } = await open();
  engrave('Anna');
  draw(undefined);
  const taken = take();
  engrave('Ben');
  draw('<svg>Ben</svg>');
  expect(await taken).toMatchObject({ values: { engraving: 'Anna' }, previews: [] });
});

it('uses no drawing that does not arrive in time', async () => {
  vi.useFakeTimers();
  const { engrave, take } = await open();
  engrave('Anna');
  const taken = take();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await taken).toMatchObject({ values: { engraving: 'Anna' }, previews: [] });
});

/** A font in which every letter is a square of the given side. */
const createFace = (side: number): EngravingFontMetrics => ({
  unitsPerEm: 1000,
  capHeight: 600,
  descent: 200,
  kerning: {},
  glyphs: Object.fromEntries(
    Array.from('ABen', (letter) => [letter, [600, `m50 0l0-${side}l${side} 0l0 ${side}z`] as const]),
  ),
});

const fontPaths = { serif: '/serif.json', script: '/script.json' };
const faces = { serif: createFace(500), script: createFace(300) };

/** The drawing of a text in a font, as the visitor and the cart see it. */
const toDrawing = (text: string, font: EngravingFontKey) => {
  const title = `${texts.preview.pieces.plate}, graviert mit „${text}“ in ${texts.fonts[font]}`;
  return {
    title,
    svg: toEngravingSvg(toEngravingSceneInput('plate', offered.fields, { engraving: text }), faces[font], title),
  };
};

interface PageProps {
  shown?: Product;
  onTaken: (taken: AddedPersonalization) => void;
}

const Page = ({ shown = product, onTaken }: PageProps) => {
  const { parts, take } = useProductPersonalization(useProductPageState(toShown(shown)));
  const props = { ...parts, product: shown, fontPaths, locale: 'de' as const };
  return (
    <main>
      <ProductPagePersonalizationForm {...props} part="required" />
      <button type="button" onClick={() => void take().then(onTaken)}>
        In den Warenkorb
      </button>
      <ProductPagePersonalizationForm {...props} part="optional" />
    </main>
  );
};

it('adds the drawing of the text and font in the fields at the time of the click', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === fontPaths.serif ? faces.serif : faces.script)),
  );
  const onTaken = vi.fn<(taken: AddedPersonalization) => void>();
  render(<Page onTaken={onTaken} />, { wrapper: await createTexts() });
  const type = (text: string) => fireEvent.change(screen.getByLabelText(/^Ihr Text/), { target: { value: text } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  const readPreviews = () => onTaken.mock.lastCall?.[0]?.previews;
  type('A');
  await screen.findByRole('img', { name: toDrawing('A', 'serif').title });
  type('Be');
  press();
  await vi.waitFor(() => expect(readPreviews()).toEqual([toDrawing('Be', 'serif').svg]));
  fireEvent.click(screen.getByRole('radio', { name: texts.fonts.script }));
  press();
  await vi.waitFor(() => expect(readPreviews()).toEqual([toDrawing('Be', 'script').svg]));
  type('Ben');
  press();
  await vi.waitFor(() => expect(readPreviews()).toEqual([toDrawing('Ben', 'script').svg]));
});

it('unfolds the fields again if one of them is invalid', async () => {
  const onTaken = vi.fn<(taken: AddedPersonalization) => void>();
  render(<Page onTaken={onTaken} />, { wrapper: await createTexts() });
  const field = screen.getByLabelText(/^Ihr Text/);
  fireEvent.change(field, { target: { value: 'Für immer und jeden Tag' } });
  const details = field.closest('details') as HTMLDetailsElement;
  expect(details.open).toBe(true);
  details.open = false;
  fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(details.open).toBe(true);
  expect(onTaken).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('shows the sizes of a pair before the button, and folds its engraving behind it', async () => {
  const size = { key: 'size_1', type: 'choice', label: 'Größe', required: true, options: [] } as const;
  const pair: Offered = { ...offered, fields: [{ ...size, options: [] }, ...offered.fields] };
  render(<Page shown={{ ...product, personalization: pair }} onTaken={vi.fn()} />, { wrapper: await createTexts() });
  const button = screen.getByRole('button', { name: 'In den Warenkorb' });
  const sizes = screen.getByLabelText('Größe');
  expect(button.compareDocumentPosition(sizes)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(sizes.closest('details')).toBeNull();
  const text = screen.getByLabelText(/^Ihr Text/);
  expect(button.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text.closest('details')?.open).toBe(false);
});

it('keeps a required text together with its font and drawing', async () => {
  const [text, font] = offered.fields;
  const fields = [{ ...text, required: true }, font] as Offered['fields'];
  const personalization = { ...offered, fields };
  render(<Page shown={{ ...product, personalization }} onTaken={vi.fn()} />, { wrapper: await createTexts() });
  const button = screen.getByRole('button', { name: 'In den Warenkorb' });
  for (const field of [screen.getByLabelText('Ihr Text'), screen.getByLabelText(texts.fonts.script)]) {
    expect(button.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  }
});

it('shows the size guide once, at the first size of a pair', async () => {
  const options = ['Größe 52', 'Größe 54'].map((value) => ({ value, label: value }));
  const size = { type: 'choice', label: 'Größe', required: true, options } as const;
  const pair: Offered = { ...offered, fields: [1, 2].map((ring) => ({ ...size, key: `size_${ring}` })) };
  const sizeGuide = { name: 'Ringgrößen', introduction: null, table: { head: ['EU'], rows: [['52']] } };
  const shown = { ...product, sizeGuide, personalization: pair };
  render(<Page shown={shown} onTaken={vi.fn()} />, { wrapper: await createTexts() });
  const [first] = screen.getAllByRole('combobox');
  const guide = screen.getByRole('button', { name: 'sizeGuide' });
  expect(first?.closest('div:has(button)')?.contains(guide)).toBe(true);
});
