import { describe, expect, it, vi } from 'vitest';
import { toInternationalPhoneNumber, toPhoneNumberDisplayTextAndHref } from './phone-number.ts';

describe('toPhoneNumberDisplayTextAndHref', () => {
  it('formats a German number in international format and links it', () => {
    expect(toPhoneNumberDisplayTextAndHref('089 99998123', vi.fn())).toEqual({
      display: '+49 89 99998123',
      href: 'tel:+498999998123',
    });
  });

  it('parses for the given country', () => {
    expect(toPhoneNumberDisplayTextAndHref('01 23 45 67 89', vi.fn(), { country: 'FR' }).display).toBe(
      '+33 1 23 45 67 89',
    );
  });

  it('returns no link when the number is not callable', () => {
    expect(toPhoneNumberDisplayTextAndHref('089 99998123', vi.fn(), { callable: false }).href).toBeNull();
  });

  it('shows a number that cannot be parsed as entered, and logs it', () => {
    const log = vi.fn();
    expect(toPhoneNumberDisplayTextAndHref('auf Anfrage', log)).toEqual({ display: 'auf Anfrage', href: null });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"auf Anfrage"'));
  });
});

it.each([
  ['089 123456', 'DE', '+49 89 123456'],
  ['01 5123456', 'AT', '+43 1 5123456'],
  ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ['+352 26 12 34 56', 'DE', '+352 26 12 34 56'],
  ['089 123456', '', '+49 89 123456'],
  ['12', 'DE', null],
  ['call me', 'DE', null],
])('parses %s in %s as %s', (number, country, international) => {
  expect(toInternationalPhoneNumber(number, country)).toBe(international);
});
