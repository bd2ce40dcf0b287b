import { expect, it } from 'vitest';
import { toEmailHeaderText } from './to-email-header-text.ts';

it.each([
  ['Ihre Bestellung', 'Ihre Bestellung'],
  ['Hallo\r\nBcc: everyone@example.com', 'Hallo Bcc: everyone@example.com'],
  ['a\u2028b\u2029c\td', 'a b c d'],
  [' \n Anna \n ', 'Anna'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('makes one line of %j', (text, line) => {
  expect(toEmailHeaderText(text)).toBe(line);
});
