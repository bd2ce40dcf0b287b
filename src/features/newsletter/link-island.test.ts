import { expect, it } from 'vitest';
import { toLinkKey } from './link-island.tsx';

const key = '0123456789abcdef'.repeat(4);

it('reads what a mail’s link asks', () => {
  expect(toLinkKey(`confirm=${key}`)).toEqual({ action: 'confirm', key });
  expect(toLinkKey(`unsubscribe=${key}`)).toEqual({ action: 'unsubscribe', key });
});

it.each([
  '',
  '#',
  'content',
  `#confirm=${key}`,
  `confirm=${key}0`,
  `confirm=${key.toUpperCase()}`,
  'unsubscribe=',
  `cancel=${key}`,
])('leaves "%s" alone', (hash) => {
  expect(toLinkKey(hash)).toBeNull();
});
