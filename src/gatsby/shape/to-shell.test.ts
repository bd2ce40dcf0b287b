import { expect, it } from 'vitest';
import { createTranslate } from '../../../domain/translate.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toShell } from './to-shell.ts';

/** What the frame reads of a house without shop, branches and texts. */
const toRecords = (time_zone: string) =>
  ({
    project: { id: '1', seo_title: 'Muster', time_zone, translations: [], config: null },
    company: { display_name: 'Muster', company_name: 'Muster', addresses: [], numbers: [], emails: [] },
    theme: { brand_color: '#7a1f3d', base_color: '#ffffff', config: null },
    branches: [],
    openingHours: [],
    specialDays: [],
    menu: [],
    widgets: [],
    pages: [],
    consents: [],
    products: [],
    shop: null,
  }) as unknown as SiteRecords;

it.each([
  ['Pacific/Kiritimati', '2026-11-23', '2028-12-23'],
  ['Europe/Berlin', '2026-11-22', '2028-12-22'],
  ['America/New_York', '2026-11-22', '2028-12-22'],
])('is built on the day that it is in %s', (zone, builtOn, holidaysUntil) => {
  const silent = () => undefined;
  const shell = toShell(toRecords(zone), 'de', createTranslate(silent), silent, new Date('2026-11-22T20:00:00Z'));
  expect(shell).toMatchObject({ timeZone: zone, builtOn, holidaysUntil });
});
