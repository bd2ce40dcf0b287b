// @vitest-environment jsdom
// Tests loading on demand: one load for all who share it, and a retry that serves all of them.
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazyModule } from './use-lazy-module.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads a module once for all, and at once where it is known', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const first = renderHook(() => useLazyModule(load));
  const second = renderHook(() => useLazyModule(load));
  expect(first.result.current.module).toBeUndefined();
  await waitFor(() => expect(second.result.current.module).toBe('module'));
  expect(first.result.current.module).toBe('module');
  expect(renderHook(() => useLazyModule(load)).result.current.module).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing before it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const { result, rerender } = renderHook((isWanted: boolean) => useLazyModule(load, { isWanted }), {
    initialProps: false,
  });
  expect(load).not.toHaveBeenCalled();
  rerender(true);
  await waitFor(() => expect(result.current.module).toBe('module'));
});

it('loads when the browser is idle', async () => {
  let becomeIdle = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (becomeIdle = run));
  const load = vi.fn(() => Promise.resolve('module'));
  const { result } = renderHook(() => useLazyModule(load, { whenIdle: true }));
  expect(load).not.toHaveBeenCalled();
  becomeIdle();
  await waitFor(() => expect(result.current.module).toBe('module'));
});

it('retries a failed load for all who share it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve('module'));
  load.mockRejectedValueOnce(new Error('offline'));
  const first = renderHook(() => useLazyModule(load));
  const second = renderHook(() => useLazyModule(load));
  await waitFor(() => expect(second.result.current.hasFailed).toBe(true));
  act(() => first.result.current.retry());
  expect(second.result.current.hasFailed).toBe(false);
  await waitFor(() => expect(second.result.current.module).toBe('module'));
  expect(first.result.current).toMatchObject({ module: 'module', hasFailed: false });
  expect(load).toHaveBeenCalledTimes(2);
});
