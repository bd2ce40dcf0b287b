import { expect, it, vi } from 'vitest';
import { retryOnDeadlockOrSerializationFailure } from './database-helpers.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

it('retries after a serialization failure', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(deadlock).mockResolvedValue('written');
  expect(await retryOnDeadlockOrSerializationFailure(work)).toBe('written');
  expect(work).toHaveBeenCalledTimes(2);
});

it('gives up after three attempts, and immediately on any other error', async () => {
  const failing = vi.fn<() => Promise<string>>().mockRejectedValue(deadlock);
  await expect(retryOnDeadlockOrSerializationFailure(failing)).rejects.toBe(deadlock);
  expect(failing).toHaveBeenCalledTimes(3);
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('column is missing'));
  await expect(retryOnDeadlockOrSerializationFailure(broken)).rejects.toThrow('column is missing');
  expect(broken).toHaveBeenCalledTimes(1);
});
