import { describe, expect, it } from 'vitest';
import { toThankedName } from './thanked-name.ts';

describe('toThankedName', () => {
  it.each([
    ['', null],
    ['?name=', null],
    ['?name=%20%0A', null],
    ['?name=Anna%20K%C3%B6nig&x=1', 'Anna König'],
    ['?name=Anna%0A%09%20Maria', 'Anna Maria'],
    ['?name=%3Cb%3EAnna', '<b>Anna'],
    [`?name=${'a'.repeat(61)}`, null],
  ])('%s → %s', (search, name) => {
    expect(toThankedName(search)).toBe(name);
  });
});
