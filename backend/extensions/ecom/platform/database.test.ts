import { expect, it, vi } from 'vitest';
import { retryOnSerializationFailure } from './database.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

it('repeats what the database has broken off', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(deadlock).mockResolvedValue('written');
  expect(await retryOnSerializationFailure(work)).toBe('written');
  expect(work).toHaveBeenCalledTimes(2);
});

it('gives up after three attempts, and at once where it is another failure', async () => {
  const unlucky = vi.fn<() => Promise<string>>().mockRejectedValue(deadlock);
  await expect(retryOnSerializationFailure(unlucky)).rejects.toBe(deadlock);
  expect(unlucky).toHaveBeenCalledTimes(3);
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('column is missing'));
  await expect(retryOnSerializationFailure(broken)).rejects.toThrow('column is missing');
  expect(broken).toHaveBeenCalledTimes(1);
});
