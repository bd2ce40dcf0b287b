import { afterEach, expect, it, vi } from 'vitest';
import { toSitePageUrl } from './templates/layout.ts';
import type { SenderCompany } from './sender-company.ts';
import { toSiteAddress, formatSiteAddresses } from './site-address.ts';

const written = formatSiteAddresses({
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
    const toUrl = (domain: string) => toSitePageUrl({ domain } as SenderCompany, page, 'en');
    expect(toUrl('arnsberg-tochter.example')).toMatch(/^http:\/\/localhost:9000\/en\//);
    expect(toUrl('nordlicht.example')).toMatch(/^https:\/\/www\.nordlicht\.example\/en\//);
  },
);
