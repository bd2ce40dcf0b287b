// @vitest-environment jsdom
// The order of a text page: products or a hotspot image that come first stand above the text.
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import shellTexts from '../../locales/de/shell.json';
import type { PageSectionData } from '../gatsby/mapping/to-page-section.ts';
import { TextPageBody } from './TextPageBody.tsx';

vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

afterEach(cleanup);

const page = {
  key: 'jewelry',
  path: '/schmuck',
  heading: 'Schmuck',
  title: 'Schmuck',
  description: null,
  keywords: null,
  lead: null,
  body: '<h2>Aus der eigenen Werkstatt</h2>',
  image: null,
};

const toSection = (id: string, changes: Partial<PageSectionData>) => ({
  id,
  data: { type: 'text', anchor: null, heading: id, html: null, link: null, list: null, ...changes } as PageSectionData,
});

const list = toSection('Vitrine', {
  type: 'products',
  list: { fixed: { category: 'jewellery' }, productCount: 3, path: '/produkte?category=jewellery' },
});

const toTeaser = (name: string) => ({
  id: name,
  slug: name,
  path: null,
  name,
  manufacturer: 'Arnsberg',
  offer: null,
  image: {
    alt: '',
    files: { images: { sources: [], fallback: { src: '/a.webp' } }, width: 4, height: 5 },
    focalPoint: { x: 50, y: 50 },
  },
});

const renderBody = async (sections: ReturnType<typeof toSection>[]) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: shellTexts } }, ns: ['shell'] });
  return render(
    <I18nextProvider i18n={i18n}>
      <TextPageBody page={page} sections={sections} renderList={({ data }) => <h2>Liste: {data.heading}</h2>} />
    </I18nextProvider>,
  );
};

const readHeadings = async (sections: ReturnType<typeof toSection>[]) => {
  const { container } = await renderBody(sections);
  return Array.from(container.querySelectorAll('h2'), ({ textContent }) => textContent);
};

it('shows products that come first above the text', async () => {
  const row = toSection('Vier', { type: 'products', products: [toTeaser('Ring'), toTeaser('Kette')], listPath: null });
  const headings = await readHeadings([row, list, toSection('Pflege', {})]);
  expect(headings).toEqual(['Vier', 'Liste: Vitrine', 'Aus der eigenen Werkstatt', 'Pflege']);
});

it('shows all sections below the text if another one comes first', async () => {
  const headings = await readHeadings([toSection('Pflege', {}), list]);
  expect(headings).toEqual(['Aus der eigenen Werkstatt', 'Pflege', 'Liste: Vitrine']);
});

it('shows a button below a single product only', async () => {
  const [ring, chain] = ['Ring', 'Kette'].map((name) => ({
    ...toTeaser(name),
    path: `/produkte/${name}`,
    image: null,
  }));
  const toRow = (...products: object[]) =>
    toSection('Reihe', { type: 'products', products, listPath: null } as Partial<PageSectionData>);
  const name = shellTexts.toProduct;
  const two = await renderBody([toRow(ring ?? {}, chain ?? {})]);
  expect(two.queryByRole('link', { name })).toBeNull();
  cleanup();
  const one = await renderBody([toRow(ring ?? {})]);
  expect(one.getByRole('link', { name }).getAttribute('href')).toBe('/produkte/Ring');
});
