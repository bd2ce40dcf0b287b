import { afterEach, expect, it, vi } from 'vitest';
import { toEmailLinkPageUrl } from './templates/email-layout.ts';
import type { SenderCompany } from './sender-company.ts';
import { toSiteBaseUrlOfDomain, formatSiteAddressesVariable } from './site-base-url.ts';

const formatted = formatSiteAddressesVariable({
  'arnsberg-tochter.example': 'http://localhost:9000',
  'nordlicht.example': 'https://www.nordlicht.example/',
});

it.each([
  ['arnsberg-tochter.example', 'http://localhost:9000'],
  ['nordlicht.example', 'https://www.nordlicht.example'],
  ['third.example', 'https://third.example'],
])('resolves %s to %s', (domain, address) => {
  expect(toSiteBaseUrlOfDomain(domain, formatted)).toBe(address);
  // Directus passes string settings with this prefix.
  expect(toSiteBaseUrlOfDomain(domain, `string:${formatted}`)).toBe(address);
});

it('uses the domain if no address is configured', () => {
  expect(toSiteBaseUrlOfDomain('arnsberg-tochter.example', '')).toBe('https://arnsberg-tochter.example');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['appointment', 'newsletter', 'order_status', 'withdrawal_form'] as const)(
  'builds the link to %s on the site address',
  (page) => {
    vi.stubEnv('SITE_ADDRESSES', formatted);
    const toUrl = (domain: string) => toEmailLinkPageUrl({ domain } as SenderCompany, page, 'en');
    expect(toUrl('arnsberg-tochter.example')).toMatch(/^http:\/\/localhost:9000\/en\//);
    expect(toUrl('nordlicht.example')).toMatch(/^https:\/\/www\.nordlicht\.example\/en\//);
  },
);
