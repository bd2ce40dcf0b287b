// @vitest-environment jsdom
// The mosaic, and the dialog that shows one of its images.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import shell from '../../../locales/de/shell.json';
import texts from '../../../locales/de/product.json';
import { ProductGallery } from './ProductGallery.tsx';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

afterEach(cleanup);

const toImage = (name: string): ContentImageData => ({
  alt: name,
  focalPoint: { x: 50, y: 50 },
  files: {
    images: {
      sources: [],
      fallback: { src: `/${name}-960.webp`, srcSet: `/${name}-320.webp 320w, /${name}-960.webp 960w` },
    },
    width: 4,
    height: 5,
  },
});

const names = ['vorn', 'seite', 'hinten', 'detail'];

const show = async (count: number) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { product: texts, shell } }, ns: ['product', 'shell'] });
  const toGallery = (shown: string[]) => (
    <I18nextProvider i18n={i18n}>
      <ProductGallery images={shown.map(toImage)} />
    </I18nextProvider>
  );
  const { rerender } = render(toGallery(names.slice(0, count)));
  return (shown: string[]) => rerender(toGallery(shown));
};

const dialog = () => within(document.querySelector('dialog') as HTMLElement);
const rows = () =>
  [...document.querySelectorAll('ul[aria-label] > li')].map((item) => ((item as HTMLElement).dataset['wide'] ? 2 : 1));

it.each([
  [1, [2]],
  [2, [2, 2]],
  [3, [2, 1, 1]],
  [4, [2, 1, 1, 2]],
])('leaves no gap in a mosaic of %i', async (count, expected) => {
  await show(count);
  expect(rows()).toEqual(expected);
});

it.each([
  [5, []],
  [8, ['Alle 8 Bilder']],
])('says on the last image of the mosaic how many there are of %i', async (count, expected) => {
  const change = await show(1);
  change(Array.from({ length: count }, (_, place) => `bild-${place}`));
  const texts = [...document.querySelectorAll('ul[aria-label] > li')].flatMap(
    (item) => /Alle.*/.exec(item.textContent)?.[0] ?? [],
  );
  expect(texts).toEqual(expected);
  expect(screen.queryByText('Alle 8 Bilder')?.closest('li') ?? null).toBe(
    count === 8 ? document.querySelector('ul[aria-label] > li:nth-child(5)') : null,
  );
});

it('shows the image that was opened, and another by its thumbnail and by arrow key', async () => {
  await show(3);
  fireEvent.click(screen.getAllByRole('button', { name: new RegExp(texts.enlarge) })[1] as Element);
  expect(dialog().getByText('Bild 2 von 3')).toBeDefined();
  expect(dialog().getByAltText('seite')).toBeDefined();
  const thumbnail = dialog().getByRole('button', { name: 'Bild 3 von 3', hidden: true });
  expect(thumbnail.querySelector('img')?.getAttribute('src')).toBe('/hinten-320.webp');
  fireEvent.click(thumbnail);
  expect(dialog().getByAltText('hinten')).toBeDefined();
  expect(thumbnail.getAttribute('aria-current')).toBe('true');
  fireEvent.keyDown(thumbnail, { key: 'ArrowRight' });
  expect(dialog().getByAltText('vorn')).toBeDefined();
});

const dots = () =>
  [...document.querySelectorAll('[aria-hidden] > span:empty')].map((dot) => dot.hasAttribute('data-current'));

it('has a dot for each image, filled for the one that was swiped to', async () => {
  await show(3);
  expect(dots()).toEqual([true, false, false]);
  const row = screen.getByRole('list', { name: texts.images });
  Object.defineProperty(row.firstElementChild, 'clientWidth', { value: 360 });
  row.scrollLeft = 365;
  fireEvent.scroll(row);
  expect(dots()).toEqual([false, true, false]);
});

it('has no dots and no thumbnails for a single image', async () => {
  await show(1);
  expect(dots()).toEqual([]);
  expect(dialog().queryByRole('button', { name: 'Bild 1 von 1', hidden: true })).toBeNull();
});

it('shows a drawing that is not announced when there is no image', async () => {
  await show(0);
  expect(document.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toBe('');
});

it('swipes back to the image of the selected variant, which is now the first', async () => {
  const rerender = await show(3);
  const row = screen.getByRole('list', { name: texts.images });
  row.scrollLeft = 300;
  rerender(['vorn', 'seite', 'hinten']);
  expect(row.scrollLeft).toBe(300);
  rerender(['hinten', 'vorn', 'seite']);
  expect(row.scrollLeft).toBe(0);
  expect(
    within(row)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['hinten', 'vorn', 'seite']);
  expect(rows()).toEqual([2, 1, 1]);
});
