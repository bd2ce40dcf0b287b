import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('does for all who ask meanwhile what the first one asked for, and anew afterwards', async () => {
  const work = vi.fn(() => new Promise<number>((resolve) => setTimeout(resolve, 10, work.mock.calls.length)));
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(await once('a', work)).toBe(3);
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await expect(once('a', failing)).rejects.toThrow('no');
  await expect(once('a', failing)).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(2);
});
