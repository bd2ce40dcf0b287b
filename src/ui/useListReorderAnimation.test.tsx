// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestMatchMedia } from './match-media.fixture.ts';
import { useListReorderAnimation } from './useListReorderAnimation.ts';

const animate = vi.hoisted(() => vi.fn());

vi.mock('framer-motion/dom/mini', () => ({ animate }));

const List = ({ names }: { names: readonly string[] }) => {
  const list = useRef<HTMLUListElement>(null);
  useListReorderAnimation(list);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
};

/** Items of 10 px, one below the other. */
const topOf = (element: HTMLElement): number => 10 * [...(element.parentElement?.children ?? [])].indexOf(element);

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? topOf(this) : 0;
  });
});

afterEach(() => {
  cleanup();
  animate.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = async (isReduced: boolean) => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(isReduced));
  const view = render(<List names={['a', 'b', 'c']} />);
  await act(() => vi.dynamicImportSettled());
  view.rerender(<List names={['b', 'd', 'c']} />);
};

it('moves the items that stay from their old places, and fades in new ones', async () => {
  await show(false);
  const transition = expect.objectContaining({ duration: 0.32 }) as unknown;
  expect(animate.mock.calls).toEqual([
    [screen.getByText('b'), { transform: ['translate(0px, 10px)', 'none'] }, transition],
    [screen.getByText('d'), { opacity: [0, 1] }, transition],
  ]);
});

it('animates nothing for visitors who want reduced motion', async () => {
  await show(true);
  expect(animate).not.toHaveBeenCalled();
});
