import { describe, expect, it, vi } from 'vitest';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';
import { toMenuHref, toMenuEntries, toSocialLinks } from './to-menu-entries.ts';

const link = (display_name: string, path: string | null, extra = {}) => ({
  id: display_name,
  sort: null,
  display_name,
  path,
  path_prefix: null,
  external_path: null,
  anchor: null,
  type: null,
  translations: [{ language: 'en', display_name: `${display_name} (en)` }],
  ...extra,
});

const entry = (display_name: string, path: string | null, extra = {}) => ({
  ...link(display_name, path),
  position: 'primary' as const,
  media: null,
  sub: [],
  groups: [],
  ...extra,
});

describe('toMenuHref', () => {
  it('joins prefix, path and anchor, localized by the route table', () => {
    expect(toMenuHref(link('x', '/rolex', { path_prefix: '/uhren', anchor: 'top' }), 'fr')).toBe(
      '/fr/montres/rolex#top',
    );
  });

  it('returns an external URL unchanged, and null without a target', () => {
    expect(toMenuHref(link('x', '/uhren', { external_path: 'https://example.org' }), 'en')).toBe('https://example.org');
    expect(toMenuHref(link('x', null), 'en')).toBeNull();
  });
});

describe('toMenuEntries', () => {
  const translate = createRecordFieldTranslator(vi.fn());

  it('returns labels and paths in the language, with nested links and groups', () => {
    const records = [
      entry('Schmuck', '/schmuck', {
        sub: [link('Perlen', '/perlen')],
        groups: [
          { id: 'g', sort: 1, display_name: 'Für zwei', translations: [], sub: [link('Trauringe', '/trauringe')] },
        ],
      }),
      entry('Instagram', null, { position: 'social', external_path: 'https://example.org', media: 'instagram' }),
    ];
    const image = { alt: '' } as ContentImageData;
    const findPageImage = (path: string) => (path === '/en/wedding-rings' ? image : null);
    expect(toMenuEntries(records, 'en', translate, [], findPageImage)).toEqual([
      {
        label: 'Schmuck (en)',
        href: '/en/jewelry',
        type: null,
        links: [{ label: 'Perlen (en)', href: '/en/beads', type: null }],
        groups: [{ label: 'Für zwei', links: [{ label: 'Trauringe (en)', href: '/en/wedding-rings', type: null }] }],
        image,
      },
    ]);
    expect(toSocialLinks(records, 'de', translate)).toEqual([
      { label: 'Instagram', href: 'https://example.org', media: 'instagram' },
    ]);
  });

  it('omits links to pages that the project’s settings disable', () => {
    const appointment = link('Termin', '/terminvereinbarung', { anchor: 'zeiten' });
    const records = [
      entry('Haus', null, { sub: [link('Über uns', '/uber-uns'), appointment] }),
      entry('Termin', '/terminvereinbarung', { sub: [link('Kontakt', '/kontakt')] }),
      entry('Termin', '/terminvereinbarung'),
    ];
    const entries = toMenuEntries(records, 'de', translate, ['/terminvereinbarung'], () => null);
    const labels = entries.map(({ label, href, links }) => ({ label, href, links: links.map((inner) => inner.label) }));
    expect(labels).toEqual([
      { label: 'Haus', href: null, links: ['Über uns'] },
      { label: 'Termin', href: null, links: ['Kontakt'] },
    ]);
  });
});
