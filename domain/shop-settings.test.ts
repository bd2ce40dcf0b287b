import { describe, expect, it } from 'vitest';
import { isCartEnabled, isShopMenuVisible, toShopLayoutSettings } from './shop-settings.ts';

describe('isCartEnabled', () => {
  it.each([
    ['false while settings load', undefined, false],
    ['false without a shop', null, false],
    ['false with the cart disabled', { enable_cart: false, maintenance_mode: false }, false],
    ['false in maintenance mode', { enable_cart: true, maintenance_mode: true }, false],
    ['true with the cart enabled', { enable_cart: true, maintenance_mode: false }, true],
  ])('is %s', (_case, settings, visible) => {
    expect(isCartEnabled(settings)).toBe(visible);
  });
});

it.each([
  ['hidden while settings load', undefined, false],
  ['hidden without a shop', null, false],
  ['hidden with the cart disabled', { enable_cart: false, maintenance_mode: false }, false],
  ['visible in maintenance mode', { enable_cart: true, maintenance_mode: true }, true],
  ['visible with the cart enabled', { enable_cart: true, maintenance_mode: false }, true],
])('keeps the shop menu %s', (_case, settings, visible) => {
  expect(isShopMenuVisible(settings)).toBe(visible);
});

describe('toShopLayoutSettings', () => {
  const built = { enable_cart: true, maintenance_mode: false, legal_pages: [{ type: 'agb' }] };
  const current = { ...built, maintenance_mode: true };

  it.each([
    ['the settings of the build while the current ones load', { data: undefined, isError: false }, built],
    ['the current settings once they have loaded', { data: current, isError: false }, current],
    ['the last settings if they cannot be refreshed', { data: current, isError: true }, current],
    ['no settings if the shop was deleted', { data: null, isError: false }, null],
    ['no settings if they fail to load', { data: undefined, isError: true }, null],
  ])('returns %s', (_case, query, expected) => {
    expect(toShopLayoutSettings(query, built)).toBe(expected);
  });
});
