import { afterEach, expect, it, vi } from 'vitest';
import { toPageUrl } from './templates/layout.ts';
import type { House } from './house.ts';
import { toSiteAddress, writeSiteAddresses } from './site-address.ts';

const written = writeSiteAddresses({
  'arnsberg-tochter.example': 'http://localhost:9000',
  'nordlicht.example': 'https://www.nordlicht.example/',
});

it.each([
  ['arnsberg-tochter.example', 'http://localhost:9000'],
  ['nordlicht.example', 'https://www.nordlicht.example'],
  ['third.example', 'https://third.example'],
])('%s runs at %s', (domain, address) => {
  expect(toSiteAddress(domain, written)).toBe(address);
  // As Directus is told that it is a text.
  expect(toSiteAddress(domain, `string:${written}`)).toBe(address);
});

it('without addresses a site runs at its domain', () => {
  expect(toSiteAddress('arnsberg-tochter.example', '')).toBe('https://arnsberg-tochter.example');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['appointment', 'newsletter', 'order_status', 'withdrawal_form'] as const)(
  'the link to %s leads there',
  (page) => {
    vi.stubEnv('SITE_ADDRESSES', written);
    const toUrl = (domain: string) => toPageUrl({ domain } as House, page, 'en');
    expect(toUrl('arnsberg-tochter.example')).toMatch(/^http:\/\/localhost:9000\/en\//);
    expect(toUrl('nordlicht.example')).toMatch(/^https:\/\/www\.nordlicht\.example\/en\//);
  },
);
