import { expect, it } from 'vitest';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';
import type { ProjectRecord } from '../read/read-project.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { toRolexRetailerClockSettings, toSiteLayoutData } from './to-site-layout-data.ts';

/** The records of a project without shop, branches and texts. */
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
])('has the build date in the time zone %s', (zone, builtOn, holidaysUntil) => {
  const silent = () => undefined;
  const shell = toSiteLayoutData(
    toRecords(zone),
    'de',
    createRecordFieldTranslator(silent),
    { log: silent, toImage: () => null },
    new Date('2026-11-22T20:00:00Z'),
  );
  expect(shell).toMatchObject({ timeZone: zone, builtOn, holidaysUntil });
});

const shape = (config: ProjectRecord['config'], locale: 'de' | 'en' | 'fr' = 'de') => {
  const logged: string[] = [];
  return { clock: toRolexRetailerClockSettings({ id: 'p1', config }, locale, (line) => logged.push(line)), logged };
};

it('shows the retailer clock only if it is enabled and has a dealer key', () => {
  expect(shape(null).clock).toBeNull();
  expect(shape({}).clock).toBeNull();
  expect(shape({ brand_config: { rolex_clock: false, rolex_api_key: 'key' } }).clock).toBeNull();
  const { clock, logged } = shape({ brand_config: { rolex_clock: true, rolex_api_key: null } });
  expect(clock).toBeNull();
  expect(logged).toEqual([expect.stringContaining('no rolex_api_key')]);
});

it('links the clock to its brand and hides it on the other brand’s page, in every language', () => {
  const config = { brand_config: { rolex_clock: true, rolex_api_key: 'key' } };
  expect(shape(config).clock).toEqual({ apiKey: 'key', brandPath: '/uhren/rolex', hiddenPath: '/uhren/longines' });
  expect(shape(config, 'en').clock?.hiddenPath).toBe('/en/watches/longines');
  expect(shape(config, 'fr').clock?.hiddenPath).toBe('/fr/montres/longines');
});
