import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import {
  createLocalizedRouteTable,
  findPageKeyByPath,
  localizePathByRouteTable,
  toRouteTablePageKeys,
} from './localized-route-table.ts';

const table = createLocalizedRouteTable('/');

describe('createLocalizedRouteTable', () => {
  it('puts the shop at the root by default and below the store root otherwise', () => {
    expect(table.cart).toEqual({ de: '/warenkorb', en: '/en/cart', fr: '/fr/panier' });
    expect(createLocalizedRouteTable('/shop').cart).toEqual({
      de: '/shop/warenkorb',
      en: '/en/shop/cart',
      fr: '/fr/shop/panier',
    });
  });

  it('has no shop pages when the store root is empty', () => {
    expect(createLocalizedRouteTable('').cart).toBeUndefined();
  });

  it('gives every page a path in every language, prefixed by all but the default', () => {
    for (const key of toRouteTablePageKeys(table)) {
      for (const locale of locales) {
        const path = table[key]?.[locale];
        expect(path, `${key} ${locale}`).toMatch(locale === 'de' ? /^\/(?!en\/|fr\/)/ : new RegExp(`^/${locale}(/|$)`));
      }
    }
  });

  it('shares a path only between the French imprint and privacy page', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const key of toRouteTablePageKeys(table)) {
      for (const locale of locales) {
        const path = table[key]?.[locale] ?? '';
        if (seen.has(path)) shared.push(`${seen.get(path) ?? ''}=${key}`);
        seen.set(path, key);
      }
    }
    expect(shared).toEqual(['imprint=privacy']);
  });
});

describe('findPageKeyByPath', () => {
  it('finds a page by its path in any language, ignoring case and trailing slash', () => {
    expect(findPageKeyByPath(table, '/en/contact')).toBe('contact');
    expect(findPageKeyByPath(table, '/Kontakt/')).toBe('contact');
    expect(findPageKeyByPath(table, '/')).toBe('home');
    expect(findPageKeyByPath(table, '/nowhere')).toBeUndefined();
  });
});

describe('localizePathByRouteTable', () => {
  it('switches the language and keeps query and hash', () => {
    expect(localizePathByRouteTable(table, '/datenschutz?x=1#cookies', 'en')).toBe('/en/privacy?x=1#cookies');
    expect(localizePathByRouteTable(table, '/datenschutz#cookies', 'fr')).toBe('/fr/mentions-legales#cookies');
    expect(localizePathByRouteTable(table, '/en', 'de')).toBe('/');
  });

  it('keeps the part below a page’s path, such as a brand slug', () => {
    expect(localizePathByRouteTable(table, '/uhren/rolex', 'fr')).toBe('/fr/montres/rolex');
    expect(localizePathByRouteTable(table, '/en/products/aurora?size=54', 'de')).toBe('/produkte/aurora?size=54');
  });

  it('returns paths without a page unchanged', () => {
    expect(localizePathByRouteTable(table, '/nowhere/at/all', 'en')).toBe('/nowhere/at/all');
    expect(localizePathByRouteTable(table, '#top', 'en')).toBe('#top');
  });
});
