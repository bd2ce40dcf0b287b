import { describe, expect, it } from 'vitest';
import {
  isCartEnabled,
  isShopMenuVisible,
  selectLoadedOrBuiltShopSettings,
  toShopOrderingStatus,
} from './shop-settings.ts';

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

describe('selectLoadedOrBuiltShopSettings', () => {
  const built = { enable_cart: true, maintenance_mode: false, legal_pages: [{ type: 'agb' }] };
  const current = { ...built, maintenance_mode: true };

  it.each([
    ['the settings of the build while the current ones load', { data: undefined, isError: false }, built],
    ['the current settings once they have loaded', { data: current, isError: false }, current],
    ['the last settings if they cannot be refreshed', { data: current, isError: true }, current],
    ['no settings if the shop was deleted', { data: null, isError: false }, null],
    ['no settings if they fail to load', { data: undefined, isError: true }, null],
  ])('returns %s', (_case, query, expected) => {
    expect(selectLoadedOrBuiltShopSettings(query, built)).toBe(expected);
  });
});

describe('toShopOrderingStatus', () => {
  const open = { enable_cart: true, maintenance_mode: false, legal_pages: [] };
  const closed = { ...open, enable_cart: false };
  const maintained = { ...open, maintenance_mode: true };
  const loading = { data: undefined, isError: false };

  it.each([
    ['open while the settings of an open shop load', loading, open, 'open'],
    ['loading while those of a closed shop load', loading, closed, 'loading'],
    ['loading while those of a shop in maintenance load', loading, maintained, 'loading'],
    ['open for a shop that has opened since the build', { data: open, isError: false }, closed, 'open'],
    ['closed for a shop that has closed since the build', { data: closed, isError: false }, open, 'closed'],
    ['closed in maintenance, too', { data: { ...closed, maintenance_mode: true }, isError: false }, open, 'closed'],
    ['closed for a project without a shop', { data: null, isError: false }, open, 'closed'],
    ['maintenance', { data: maintained, isError: false }, open, 'maintenance'],
    ['failed if the settings fail to load', { data: undefined, isError: true }, open, 'failed'],
    ['failed if they cannot be refreshed', { data: open, isError: true }, open, 'failed'],
  ])('is %s', (_case, query, built, status) => {
    expect(toShopOrderingStatus(query, built)).toBe(status);
  });
});
