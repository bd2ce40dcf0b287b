import { describe, expect, it } from 'vitest';
import { findRecordInternalLinks, findRichTexts, unwrapDeadLinks, parseInternalLink } from './content-links.ts';

it.each([
  ['/', { kind: 'page', key: 'home' }],
  ['/kontakt', { kind: 'page', key: 'contact' }],
  ['/Kontakt/?a=b#zeiten', { kind: 'page', key: 'contact' }],
  ['/en/contact', { kind: 'page', key: 'contact' }],
  ['/uhren/ormeval', { kind: 'brand', department: 'watches', slug: 'ormeval' }],
  ['/produkte', { kind: 'page', key: 'products' }],
  ['/shop/produkte?category=ringe', { kind: 'page', key: 'products' }],
  ['/produkte/ring-aurora', { kind: 'product', slug: 'ring-aurora' }],
  ['/shop/produkte/ring%20aurora', { kind: 'product', slug: 'ring aurora' }],
  ['/produkte/seite/2', { kind: 'open' }],
  ['/merkliste', { kind: 'open' }],
  ['/schaufenster', { kind: 'open' }],
  ['/unterlagen/preise.pdf', { kind: 'open' }],
  ['www.example.org', undefined],
  ['/gibt-es-nicht', undefined],
  ['/gibt-es-nicht/auch-nicht', undefined],
])('%s leads to %j', (href, target) => {
  expect(parseInternalLink(href)).toEqual(target);
});

describe('the links of a record', () => {
  it('are in its link fields, in its texts and in its translations', () => {
    const section = {
      link: '/kontakt',
      translations: [
        { language: 'de', content: '<p><a href="/uhren">Uhren</a> <a href="https://example.org">E</a></p>' },
        { language: 'en', content: '<p>No link</p>' },
      ],
    };
    expect(findRecordInternalLinks('page_section', section)).toEqual([
      { field: 'link', href: '/kontakt' },
      { field: 'translations', href: '/uhren' },
    ]);
    const html = ['kontakt', '#zeiten', 'tel:+49', '//example.org'].map((href) => `<a href="${href}">x</a>`).join('');
    expect(findRecordInternalLinks('brand', { description: html })).toEqual([
      { field: 'description', href: 'kontakt' },
    ]);
    expect(findRecordInternalLinks('brand', { description: "<a class='x' href='/uhren'>Uhren</a>" })).toEqual([
      { field: 'description', href: '/uhren' },
    ]);
  });

  it('include the beginning of a menu item’s path, and exclude other addresses', () => {
    const item = { path: '/rolex', path_prefix: '/uhren', external_path: 'https://example.org' };
    expect(findRecordInternalLinks('menu_item', item)).toEqual([{ field: 'path', href: '/uhren/rolex' }]);
    expect(findRecordInternalLinks('page_section', { link: 'tel:+49', translations: [] })).toEqual([]);
  });
});

it('finds the formatted texts of a record, by the field of its form', () => {
  const product = { description: '<p>A</p>', translations: [{ language: 'en', description: '<p>B</p>' }] };
  expect(findRichTexts('ecommerce_product', product)).toEqual([
    { field: 'description', html: '<p>A</p>' },
    { field: 'translations', html: '<p>B</p>' },
  ]);
});

it('keeps the text of a dead link', () => {
  const html = '<p>Zu <a href="/weg">den <em>Uhren</em></a> und <a href="/kontakt">hierher</a></p>';
  expect(unwrapDeadLinks(html, (href) => href === '/weg')).toBe(
    '<p>Zu den <em>Uhren</em> und <a href="/kontakt">hierher</a></p>',
  );
});
