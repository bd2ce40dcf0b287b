// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedNavigation } from './contact-form-island.tsx';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(navigate).mockClear();
});

it('navigates once, after a second', () => {
  const { rerender } = renderHook(({ href }) => useDelayedNavigation(href), {
    initialProps: { href: null as string | null },
  });
  vi.advanceTimersByTime(5_000);
  expect(navigate).not.toHaveBeenCalled();
  rerender({ href: '/danke' });
  vi.advanceTimersByTime(999);
  rerender({ href: '/danke' });
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(vi.mocked(navigate).mock.calls).toEqual([['/danke']]);
});

it('does not navigate after the visitor has left the page', () => {
  const { unmount } = renderHook(() => useDelayedNavigation('/danke'));
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(navigate).not.toHaveBeenCalled();
});
