// What the demo houses' legal texts must say, by law row.
import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import de from '../locales/de/product.json' with { type: 'json' };
import en from '../locales/en/product.json' with { type: 'json' };
import fr from '../locales/fr/product.json' with { type: 'json' };
import { accessibility } from './arnsberg/house/pages/accessibility.ts';
import { privacy } from './arnsberg/house/pages/privacy/privacy.ts';
import { shippingDe } from './arnsberg/shop/settings/legal/shipping-de.ts';
import { shippingEn } from './arnsberg/shop/settings/legal/shipping-en.ts';
import { shippingFr } from './arnsberg/shop/settings/legal/shipping-fr.ts';
import { termsEn } from './arnsberg/shop/settings/legal/terms-en.ts';
import { termsFr } from './arnsberg/shop/settings/legal/terms-fr.ts';
import { accessibility as nordlichtAccessibility } from './nordlicht/pages/accessibility.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

it('L18: shipping page and product page say the same of batteries', () => {
  const pages = [shippingDe, shippingEn, shippingFr];
  for (const [index, { battery }] of [de, en, fr].entries()) expect(pages[index]).toContain(battery.text);
});

it.each([accessibility, nordlichtAccessibility])(
  'L25: the accessibility statement names the authority with its address',
  (page) => {
    for (const locale of locales) {
      expect(plain(page[locale].body)).toMatch(/Carl-Miller-Straße 6, 39112 Magdeb(o?u)rg/);
      expect(page[locale].body).toContain('kontakt@mlbf-barrierefrei.de');
    }
  },
);

it.each([termsEn, privacy.en.body, termsFr, privacy.fr.body])(
  'no translation lets the German version prevail',
  (text) => {
    expect(plain(text)).not.toMatch(/German version|prevail|is binding|version allemande|fait foi/);
  },
);

describe('the French terms', () => {
  it.each(['L. 217-3', '1641 à 1649', 'vices cachés', 'poinçon de garantie', 'trente jours'])('name %s', (words) => {
    expect(plain(termsFr)).toContain(words);
  });
});
