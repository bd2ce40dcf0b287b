import { describe, expect, it } from 'vitest';
import { toServiceWorkerCachingRules } from './to-offline-plugin-config.ts';

const site = 'https://www.shop.example';

/** Matches like Workbox 4: an expression applies to other hosts only if it matches from the first character. */
const findHandler = (url: string, storeRoot = '/') =>
  toServiceWorkerCachingRules(storeRoot).find(({ urlPattern }) => {
    const match = urlPattern.exec(url);
    return match && (url.startsWith(`${site}/`) || match.index === 0);
  })?.handler;

describe('toServiceWorkerCachingRules', () => {
  it.each(['/', '/en', '/kontakt', '/uhren/rolex/', '/404.html', '/danke?order=AT-1', '/sw.js', '/preise.json'])(
    'uses only the network for %s',
    (path) => {
      expect(findHandler(site + path)).toBe('NetworkOnly');
    },
  );

  it.each(['/page-data/index/page-data.json', '/page-data/en/contact/page-data.json', '/page-data/app-data.json'])(
    'uses the network first for %s',
    (path) => {
      expect(findHandler(site + path)).toBe('NetworkFirst');
    },
  );

  it.each([
    '/app-0123456789abcdef0123.js',
    '/component---src-templates-home-page-tsx-0123456789abcdef0123.js',
    '/fonts/cormorant.v5.woff2',
  ])('serves %s from the cache', (path) => {
    expect(findHandler(site + path)).toBe('CacheFirst');
  });

  it.each(['/commons.js', '/idb-keyval-3.2.0-iife.min.js'])('does not treat %s as immutable', (path) => {
    expect(findHandler(site + path)).toBe('NetworkOnly');
  });

  it('has no rule for images, whose own rule limits their number', () => {
    expect(findHandler(`${site}/static/0a1b2c3d/ring.webp`)).toBeUndefined();
  });

  it.each([
    'https://backend.shop.example/items/ecommerce_settings',
    'https://backend.shop.example/assets/ring.jpg',
    'https://backend.shop.example/page-data/x.json',
    'https://matomo.shop.example/matomo-0123456789abcdef0123.js',
    'https://static.rolex.com/retailers/clock/retailercall.js',
    'https://fonts.googleapis.com/css?family=X',
  ])('does not cache %s', (url) => {
    expect(findHandler(url)).toBeUndefined();
  });

  it.each([
    ['/', '/page-data/warenkorb/page-data.json'],
    ['/', '/page-data/fr/commande/page-data.json'],
    ['/', '/page-data/en/thanks/page-data.json'],
    ['/', '/page-data/vertrag-widerrufen/page-data.json'],
    ['/shop', '/page-data/en/shop/checkout/order/page-data.json'],
    ['', '/page-data/danke/page-data.json'],
  ])('with the store root "%s" caches nothing of %s', (storeRoot, path) => {
    expect(findHandler(site + path, storeRoot)).toBe('NetworkOnly');
  });

  it('overrides every rule of the plug-in', () => {
    expect(toServiceWorkerCachingRules('/')).toHaveLength(4);
  });
});
