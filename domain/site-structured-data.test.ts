import { describe, expect, it } from 'vitest';
import type { SiteLayoutData } from './site-content.ts';
import { toSchemaOrgBreadcrumbs, toInlineScriptJson, toSchemaOrgStoreOfAllBranches } from './site-structured-data.ts';

const branch = (name: string): SiteLayoutData['branches'][number] => ({
  id: name,
  name,
  address: { street: 'Gasse 1', zipCode: '80331', city: 'München' },
  phone: { display: '+49 89 1', href: 'tel:+49891' },
  directionsUrl: 'https://maps.example',
  coordinates: { latitude: 48.1, longitude: 11.5 },
  periods: [
    { dayCode: 6, dayText: '6', opens: '10:00', closes: '18:30', freeText: null },
    { dayCode: null, dayText: 'Optik', opens: '10:00', closes: '18:00', freeText: null },
    { dayCode: 1, dayText: '1', opens: null, closes: null, freeText: 'nach Vereinbarung' },
    { dayCode: 15, dayText: '15', opens: '10:00', closes: '13:00', freeText: null },
  ],
  country: 'DE',
  holidays: ['2026-12-25', '2027-01-01', '2027-01-06'].map((date) => ({ date, name: 'Feiertag' })),
});

const layout = {
  contact: { companyName: 'Haus GmbH', displayName: 'Haus', phone: null, email: 'haus@example.org' },
  branches: [branch('Stammhaus'), branch('Werkhof')],
  social: [],
  builtOn: '2026-12-01',
  holidaysUntil: '2027-01-10',
  specialDays: [
    { date: '2027-01-02', opens: null, closes: null, branch: null, reason: 'Inventur' },
    { date: '2027-01-06', opens: '12:00', closes: '17:00', branch: 'Werkhof', reason: null },
  ],
} as unknown as SiteLayoutData;

describe('structured data', () => {
  it('contains address, coordinates, weekly and special hours of the store, and other branches as departments', () => {
    const data = toSchemaOrgStoreOfAllBranches(layout, 'https://haus.example/', 'https://haus.example/a.jpg');
    expect(data).toMatchObject({
      '@type': 'JewelryStore',
      name: 'Haus',
      legalName: 'Haus GmbH',
      url: 'https://haus.example/',
      image: 'https://haus.example/a.jpg',
      address: { streetAddress: 'Gasse 1', postalCode: '80331', addressLocality: 'München' },
      geo: { latitude: 48.1, longitude: 11.5 },
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:30' },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '13:00' },
        { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
        { validFrom: '2027-01-01', opens: '00:00', closes: '00:00' },
        { validFrom: '2027-01-02', opens: '00:00', closes: '00:00' },
        { validFrom: '2027-01-06', opens: '00:00', closes: '00:00' },
      ],
      department: [{ '@type': 'JewelryStore', name: 'Werkhof', telephone: '+49891' }],
    });
    const [werkhof] = data['department'] as { specialOpeningHoursSpecification: unknown[] }[];
    expect(werkhof?.specialOpeningHoursSpecification).toContainEqual(
      expect.objectContaining({ validFrom: '2027-01-06', opens: '12:00', closes: '17:00' }),
    );
  });

  it('is complete for search engines', () => {
    const [main] = layout.branches;
    const quiet = {
      ...layout,
      branches: [{ ...main, periods: main?.periods.slice(0, 1), holidays: [] }],
      contact: { ...layout.contact, phone: { display: '+49 89 1', href: 'tel:+49891' } },
      social: [{ href: 'https://social.example/haus' }],
      specialDays: [],
    } as unknown as SiteLayoutData;
    expect(toSchemaOrgStoreOfAllBranches(quiet, 'https://haus.example/', null)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JewelryStore',
      '@id': 'https://haus.example/#house',
      name: 'Haus',
      legalName: 'Haus GmbH',
      url: 'https://haus.example/',
      email: 'haus@example.org',
      telephone: '+49891',
      sameAs: ['https://social.example/haus'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Gasse 1',
        postalCode: '80331',
        addressLocality: 'München',
        addressCountry: 'DE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 48.1, longitude: 11.5 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '10:00',
          closes: '18:30',
        },
      ],
    });
  });

  it('is a store without address and hours if no branch exists', () => {
    const empty = {
      ...layout,
      branches: [],
      contact: { companyName: 'Haus GmbH', displayName: 'Haus', phone: null, email: null },
    } as unknown as SiteLayoutData;
    expect(toSchemaOrgStoreOfAllBranches(empty, 'https://haus.example/', null)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JewelryStore',
      '@id': 'https://haus.example/#house',
      name: 'Haus',
      legalName: 'Haus GmbH',
      url: 'https://haus.example/',
    });
  });

  it('omits the telephone number of a branch that has none', () => {
    const [main] = layout.branches;
    const silent = { ...layout, branches: [{ ...main, phone: null }] } as unknown as SiteLayoutData;
    expect(toSchemaOrgStoreOfAllBranches(silent, 'https://haus.example/', null)).not.toHaveProperty('telephone');
  });

  it('lists special hours from the day of the build to the last known holiday, both inclusive', () => {
    const [main] = layout.branches;
    const dates = ['2026-11-30', '2026-12-01', '2027-12-31', '2028-01-01', '2028-01-02'];
    const periods = [{ dayCode: 16, dayText: '16', opens: '10:00', closes: '13:00', freeText: null }];
    const wide = {
      ...layout,
      branches: [{ ...main, periods, holidays: dates.map((date) => ({ date, name: 'Feiertag' })) }],
      holidaysUntil: '2028-01-01',
      specialDays: [],
    } as unknown as SiteLayoutData;
    const data = toSchemaOrgStoreOfAllBranches(wide, 'https://haus.example/', null);
    const special = data['specialOpeningHoursSpecification'] as { '@type': string; validFrom: string }[];
    expect(special.map(({ validFrom }) => validFrom)).toEqual(['2026-12-01', '2026-12-31', '2027-12-31', '2028-01-01']);
    expect(special[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-01',
      validThrough: '2026-12-01',
      opens: '00:00',
      closes: '00:00',
    });
  });

  it('contains hours past midnight once, and midnight as 00:00', () => {
    const [main] = layout.branches;
    const periods = [
      { dayCode: 9, dayText: '9', opens: '18:00', closes: '02:00', freeText: null },
      { dayCode: 10, dayText: '10', opens: '18:00', closes: '24:00', freeText: null },
    ];
    const specialDays = [{ date: '2026-12-31', opens: '20:00', closes: '03:00', branch: null, reason: null }];
    const night = {
      ...layout,
      branches: [{ ...main, periods, holidays: [] }],
      specialDays,
    } as unknown as SiteLayoutData;
    expect(toSchemaOrgStoreOfAllBranches(night, 'https://haus.example/', null)).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ['Friday'], opens: '18:00', closes: '02:00' },
        { dayOfWeek: ['Saturday'], opens: '18:00', closes: '00:00' },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '20:00', closes: '03:00' },
      ],
    });
  });

  it('numbers breadcrumbs', () => {
    const steps = [
      { name: 'Haus', url: 'https://haus.example/' },
      { name: 'Uhren', url: 'https://haus.example/uhren' },
    ];
    expect(toSchemaOrgBreadcrumbs(steps)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Haus', item: 'https://haus.example/' },
        { '@type': 'ListItem', position: 2, name: 'Uhren', item: 'https://haus.example/uhren' },
      ],
    });
  });

  it('escapes closing tags for the script element', () => {
    expect(toInlineScriptJson({ name: '</script><script>' })).not.toContain('<');
    expect(JSON.parse(toInlineScriptJson({ name: '</script>' }))).toEqual({ name: '</script>' });
  });
});
