// @vitest-environment jsdom
// The second image of a card, and the drawing of one without images.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestMatchMedia } from './match-media.fixture.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const focalPoint = { x: 50, y: 50 };

const show = (changes: Partial<ProductCardProps> = {}) => {
  render(
    <ProductCard
      productId="a"
      href="/produkte/ring"
      name="Ring"
      manufacturer="Arnsberg"
      price="690 €"
      sizes="50vw"
      image={{
        files: { images: { sources: [], fallback: { src: 'https://backend.example/front' } }, width: 4, height: 5 },
        alt: 'Ring, von vorn',
        focalPoint,
      }}
      hoverImage={{ src: '/side-640.avif', focalPoint }}
      {...changes}
    />,
  );
};

const secondImage = () => document.querySelector<HTMLImageElement>('img[src="/side-640.avif"]');

it('loads when the pointer first comes to the card, and shows once it has loaded', () => {
  show();
  expect(secondImage()).toBeNull();
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(secondImage()?.dataset['loaded']).toBeUndefined();
  expect(secondImage()?.alt).toBe('');
  fireEvent.load(secondImage() as HTMLImageElement);
  expect(secondImage()?.dataset['loaded']).toBe('true');
});

it('loads with the focus of the keyboard, too', () => {
  show();
  fireEvent.focus(screen.getByRole('link', { name: 'Ring' }));
  expect(secondImage()).not.toBeNull();
});

it('does not load on a device that cannot hover, nor for visitors who save data', () => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(false));
  show();
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(secondImage()).toBeNull();
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(secondImage()).toBeNull();
});

it('is swiped to on a touch screen, loads with the swipe, and leaves one link for everyone else', async () => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(false));
  show();
  const swipe = await waitFor(() => {
    const link = document.querySelector<HTMLElement>('a[aria-hidden]');
    if (!link) throw new Error('There is nothing to swipe.');
    return link;
  });
  expect(secondImage()).toBeNull();
  Object.defineProperty(swipe, 'clientWidth', { value: 170 });
  swipe.scrollLeft = 150;
  fireEvent.scroll(swipe);
  expect(secondImage()?.alt).toBe('');
  const readDots = () => [...document.querySelectorAll('article span[aria-hidden] > span:empty')];
  expect(readDots().map((dot) => dot.hasAttribute('data-current'))).toEqual([false, true]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(swipe.tabIndex).toBe(-1);
  fireEvent.click(swipe);
  expect(navigate).toHaveBeenCalledWith('/produkte/ring', {});
});

it('shows a drawing without text when there is no image', () => {
  show({ image: null, hoverImage: null });
  const frame = screen.getByRole('article').firstElementChild as HTMLElement;
  expect(frame.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
  expect(frame.textContent).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
});
