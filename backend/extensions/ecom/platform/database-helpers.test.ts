import { expect, it, vi } from 'vitest';
import { retryOnSerializationFailure } from './database-helpers.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

it('retries after a serialization failure', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(deadlock).mockResolvedValue('written');
  expect(await retryOnSerializationFailure(work)).toBe('written');
  expect(work).toHaveBeenCalledTimes(2);
});

it('gives up after three attempts, and immediately on any other error', async () => {
  const failing = vi.fn<() => Promise<string>>().mockRejectedValue(deadlock);
  await expect(retryOnSerializationFailure(failing)).rejects.toBe(deadlock);
  expect(failing).toHaveBeenCalledTimes(3);
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('column is missing'));
  await expect(retryOnSerializationFailure(broken)).rejects.toThrow('column is missing');
  expect(broken).toHaveBeenCalledTimes(1);
});
