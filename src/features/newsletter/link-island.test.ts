import { expect, it } from 'vitest';
import { parseNewsletterLink } from './link-island.tsx';

const key = '0123456789abcdef'.repeat(4);

it('reads what a mail’s link asks', () => {
  expect(parseNewsletterLink(`confirm=${key}`)).toEqual({ action: 'confirm', key });
  expect(parseNewsletterLink(`unsubscribe=${key}`)).toEqual({ action: 'unsubscribe', key });
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
  expect(parseNewsletterLink(hash)).toBeNull();
});
