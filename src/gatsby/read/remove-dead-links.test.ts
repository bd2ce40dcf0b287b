// Links of editors to pages that are not published: the link is removed, its text stays, and the record is named.
import { expect, it, vi } from 'vitest';
import { removeDeadLinks } from './remove-dead-links.ts';
import type { SiteRecords } from './read-validated-site-records.ts';

const menuItem = (id: string, path: string, sub: object[] = [], path_prefix: string | null = null) => ({
  id,
  path,
  path_prefix,
  sub,
  groups: [],
});

const run = (changes: object = {}) => {
  const report = vi.fn();
  const records = {
    project: { show_accessibility: false, calendar_booking: false },
    pages: [
      { id: 'p1', key: 'home', translations: [] },
      { id: 'p2', key: 'contact', translations: [] },
      { id: 'p3', key: 'watches', translations: [] },
    ],
    brands: [{ id: 'b1', brand_type: 'watches', slug: 'ormeval', translations: [] }],
    events: [],
    products: [],
    sections: [],
    legalTexts: [],
    consents: [],
    menu: [],
    company: { id: 'c', translations: [] },
    shop: null,
    ...changes,
  } as unknown as SiteRecords;
  const { menu, pages, sections } = removeDeadLinks(records, { log: () => undefined, report });
  return { menu, pages, sections, reported: report.mock.calls.flat() as object[] };
};

it('keeps links to published pages, brands and everything that is no record', () => {
  const paths = ['/', '/kontakt#zeiten', '/en/contact', '/uhren/ormeval', '/merkliste', '/preise.pdf'];
  const { menu, reported } = run({ menu: paths.map((path, index) => menuItem(String(index), path)) });
  expect(menu.map(({ path }) => path)).toEqual(paths);
  expect(reported).toEqual([]);
});

it('removes the link of a menu item, also in its submenu, and names the item', () => {
  const menu = [menuItem('m1', '/kontakt', [menuItem('m2', '/unbekannt', [], '/uhren')]), menuItem('m3', '/service')];
  const { menu: shown, reported } = run({ menu });
  expect(shown).toMatchObject([{ path: '/kontakt', sub: [{ path: null, path_prefix: null }] }, { path: null }]);
  expect(reported).toEqual([
    { collection: 'menu_item', item: 'm2', code: 'dead_link', field: 'path', detail: '/uhren/unbekannt' },
    { collection: 'menu_item', item: 'm3', code: 'dead_link', field: 'path', detail: '/service' },
  ]);
});

it('keeps the words of a link in a text', () => {
  const content = '<p>Zum <a href="/service">Service</a> und zum <a href="/kontakt">Kontakt</a></p>';
  const section = {
    id: 's1',
    link: '/kontakt',
    hotspots: [],
    pictures: [],
    translations: [{ language: 'de', content }],
  };
  const { sections, reported } = run({ sections: [section] });
  expect(sections[0]?.link).toBe('/kontakt');
  expect(sections[0]?.translations[0]?.content).toBe('<p>Zum Service und zum <a href="/kontakt">Kontakt</a></p>');
  expect(reported).toMatchObject([{ collection: 'page_section', item: 's1', detail: '/service' }]);
});

it('removes links to a page that a setting disables without a word', () => {
  const { menu, reported } = run({
    menu: [menuItem('m1', '/termin-vereinbaren'), menuItem('m2', '/barrierefreiheit')],
  });
  expect(menu[1]?.path).toBeNull();
  expect(reported.filter((notice) => 'item' in notice && notice.item === 'm2')).toEqual([]);
});
