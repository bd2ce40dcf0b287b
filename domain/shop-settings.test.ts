import { describe, expect, it } from 'vitest';
import { isCartVisible } from './shop-settings.ts';

describe('isCartVisible', () => {
  it.each([
    ['while settings load', undefined, false],
    ['without a shop', null, false],
    ['with the cart off', { enable_cart: false, maintenance_mode: false }, false],
    ['in maintenance', { enable_cart: true, maintenance_mode: true }, false],
    ['with the cart on', { enable_cart: true, maintenance_mode: false }, true],
  ])('%s', (_case, settings, visible) => {
    expect(isCartVisible(settings)).toBe(visible);
  });
});
