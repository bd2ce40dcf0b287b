import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('creates a value once for each key', () => {
  const create = vi.fn((key: string) => ({ key }));
  const read = memoize(create);
  expect(read('de')).toBe(read('de'));
  expect(read('en')).toEqual({ key: 'en' });
  expect(create).toHaveBeenCalledTimes(2);
});

it('does not cache an error', () => {
  const create = vi
    .fn((key: string) => key)
    .mockImplementationOnce(() => {
      throw new Error('failed');
    });
  const read = memoize(create);
  expect(() => read('de')).toThrow('failed');
  expect(read('de')).toBe('de');
});
