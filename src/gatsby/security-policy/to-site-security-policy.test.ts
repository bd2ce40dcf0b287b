import { describe, expect, it } from 'vitest';
import { siteSecurityPolicySchema } from '../../../contract/site-security-policy.ts';
import { createLocalizedRouteTable } from '../../../domain/localized-route-table.ts';
import {
  checkInlineScriptsAreAllowed,
  toSiteSecurityPolicy,
  type SiteSecurityPolicyInput,
  toCspScriptHash,
} from './to-site-security-policy.ts';

const policySource: SiteSecurityPolicyInput = {
  siteUrl: 'https://www.shop.example',
  publicBackendUrl: 'https://backend.shop.example/directus',
  analyticsUrl: undefined,
  paymentScripts: {
    paypalUrl: 'https://www.paypal.com/web-sdk/v6/core',
    klarnaUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
  },
  routes: createLocalizedRouteTable('/shop'),
  clocklessPaths: undefined,
  scriptHashes: ['sha256-AAAA='],
};

describe('toSiteSecurityPolicy', () => {
  it('allows payment providers in the checkout only', () => {
    const { usual, special } = toSiteSecurityPolicy(policySource);
    expect(JSON.stringify(usual)).not.toMatch(/paypal|klarna/);
    expect(special.map(({ paths }) => paths)).toEqual([['/shop/kasse', '/en/shop/checkout', '/fr/shop/commande']]);
    expect(special[0]?.sources.scripts).toEqual([
      'https://*.paypal.com',
      'https://*.paypalobjects.com',
      'https://*.klarna.com',
      'https://*.klarnacdn.net',
    ]);
    expect([usual.opensWindows, special[0]?.sources.opensWindows]).toEqual([false, true]);
  });

  it('allows the configured stand-ins of payment providers instead of them', () => {
    const paymentScripts = {
      paypalUrl: 'http://localhost:8070/paypal/core',
      klarnaUrl: 'https://paypal.com.example/k',
    };
    const [checkout] = toSiteSecurityPolicy({ ...policySource, paymentScripts }).special;
    expect(checkout?.sources.scripts).toEqual(['http://localhost:8070', 'https://paypal.com.example']);
  });

  it('allows the retailer clock where the header may show it', () => {
    const { usual, special } = toSiteSecurityPolicy({ ...policySource, clocklessPaths: ['/uhren/longines'] });
    expect(usual.frames).toEqual(['https://*.rolex.com']);
    const clockless = special.find(({ paths }) => paths.includes('/uhren/longines'));
    expect(JSON.stringify(clockless?.sources)).not.toContain('rolex');
  });

  it('allows the analytics on every page, and the backend by its origin', () => {
    const { usual, special } = toSiteSecurityPolicy({
      ...policySource,
      analyticsUrl: 'https://matomo.shop.example/stats',
    });
    for (const { connections } of [usual, ...special.map(({ sources }) => sources)])
      expect(connections.slice(0, 2)).toEqual(['https://backend.shop.example', 'https://matomo.shop.example']);
  });

  it('has no checkout without a shop, and matches the contract’s schema', () => {
    const policy = toSiteSecurityPolicy({ ...policySource, routes: createLocalizedRouteTable('') });
    expect(policy.special).toEqual([]);
    expect(siteSecurityPolicySchema.parse(policy)).toEqual(policy);
  });
});

const known = new Set(['start()']);
const check = (html: string) => () => checkInlineScriptsAreAllowed(html, '/kontakt', known);

describe('checkInlineScriptsAreAllowed', () => {
  it.each([
    '<script>start()</script>',
    '<script data-scripts="/app-1.js">start()</script>',
    '<script type="application/ld+json" data-gatsby-head="true">{"onclick":"x"}</script>',
    '<script src="/app-1.js" async></script>',
    '<p>Ein Wort wie onload= im Text</p><a href="/?online=1" title="so onset=1">x</a>',
  ])('allows %s', (html) => {
    expect(check(html)).not.toThrow();
  });

  it.each([
    ['<script>window.pagePath="/kontakt"</script>', 'window.pagePath="/kontakt"'],
    ['<script>start() </script>', 'start()'],
    ['<script src="https://elsewhere.example/x.js"></script>', 'elsewhere.example'],
    ['<script src="//elsewhere.example/x.js"></script>', 'elsewhere.example'],
    ['<img src="/x.png" onerror="alert(1)">', 'onerror'],
  ])('rejects %s and names page and script', (html, part) => {
    expect(check(html)).toThrow('/kontakt');
    expect(check(html)).toThrow(part);
  });
});

it('computes the same hash as browsers', () => {
  expect(toCspScriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
