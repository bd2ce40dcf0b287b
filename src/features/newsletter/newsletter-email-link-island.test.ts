import { expect, it } from 'vitest';
import { parseNewsletterLinkHash } from './newsletter-email-link-island.tsx';

const key = '0123456789abcdef'.repeat(4);

it('parses newsletter links', () => {
  expect(parseNewsletterLinkHash(`confirm=${key}`)).toEqual({ action: 'confirm', key });
  expect(parseNewsletterLinkHash(`unsubscribe=${key}`)).toEqual({ action: 'unsubscribe', key });
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
])('returns null for "%s"', (hash) => {
  expect(parseNewsletterLinkHash(hash)).toBeNull();
});
