// @vitest-environment jsdom
// The second image of a card.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProductCard } from './ProductCard.tsx';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const focalPoint = { x: 50, y: 50 };

const show = () => {
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
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  show();
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(secondImage()).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(secondImage()).toBeNull();
});
