import { expect, it, vi } from 'vitest';
import { singleFlight } from './call-payment-provider.ts';

it('shares one result among concurrent calls and runs again afterwards', async () => {
  const work = vi.fn(() => new Promise<number>((resolve) => setTimeout(resolve, 10, work.mock.calls.length)));
  expect(await Promise.all([singleFlight('a', work), singleFlight('a', work), singleFlight('b', work)])).toEqual([
    1, 1, 2,
  ]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(await singleFlight('a', work)).toBe(3);
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await expect(singleFlight('a', failing)).rejects.toThrow('no');
  await expect(singleFlight('a', failing)).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(2);
});
