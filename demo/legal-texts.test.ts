// Legally required content of the demo projects' texts, by law row.
import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import de from '../locales/de/product.json' with { type: 'json' };
import en from '../locales/en/product.json' with { type: 'json' };
import fr from '../locales/fr/product.json' with { type: 'json' };
import { findDemoSeedItemsOfCollection } from './demo-seed-content.ts';
import { toDemoRecordId } from './demo-record-id.ts';

type Text = Record<string, string>;

/** A record's text in a language. The shop's German texts are fields of the record itself. */
const textOf = (collection: string, id: string, locale: string): Text => {
  const record = findDemoSeedItemsOfCollection(collection).find((item) => item['id'] === toDemoRecordId(id));
  const entries = (record?.['translations'] ?? []) as Text[];
  return entries.find(({ language }) => language === locale) ?? (record as Text);
};

const legal = (type: string, locale: string) =>
  textOf('ecommerce_legal_page', `arnsberg/legal-page/${type}`, locale)['content'] ?? '';
const page = (projectKey: string, key: string, locale: string) =>
  textOf('page', `${projectKey}/page/${key}`, locale)['body'] ?? '';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

it('L18: shipping page and product page contain the same text about batteries', () => {
  for (const [locale, { battery }] of Object.entries({ de, en, fr }))
    expect(plain(legal('versand-und-zahlung', locale))).toContain(plain(battery.text));
});

it.each(['arnsberg', 'nordlicht'])(
  'L25: the accessibility statement of %s names the authority with its address',
  (projectKey) => {
    for (const locale of locales) {
      const body = page(projectKey, 'accessibility', locale);
      expect(plain(body)).toMatch(/Carl-Miller-Straße 6, 39112 Magdeb(o?u)rg/);
      expect(body).toContain('kontakt@mlbf-barrierefrei.de');
    }
  },
);

it.each(['en', 'fr'].flatMap((locale) => [legal('agb', locale), page('arnsberg', 'privacy', locale)]))(
  'no translation states that the German version prevails',
  (text) => {
    expect(text).not.toBe('');
    expect(plain(text)).not.toMatch(/German version|prevail|is binding|version allemande|fait foi/);
  },
);

describe('the French terms', () => {
  it.each(['L. 217-3', '1641 à 1649', 'vices cachés', 'poinçon de garantie', 'trente jours'])(
    'contain "%s"',
    (words) => {
      expect(plain(legal('agb', 'fr'))).toContain(words);
    },
  );
});
