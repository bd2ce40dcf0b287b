import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { guideSectionByPage, toGuideSectionForPath } from '../../studio-guide/guide-section-of-page.ts';
import { parseStudioGuideSections, readStudioGuide, toGuideImagePath } from './read-studio-guide.ts';

it('splits the guide at its headings, with the anchors of GitHub', () => {
  const sections = parseStudioGuideSections(
    '# Anleitung\n\nVorweg.\n\n## Bestand & Preise\n\n- **Tippen** Sie\n\n![Liste](pictures/studio/orders.webp)\n',
  );
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['anleitung', 'Anleitung'],
    ['bestand--preise', 'Bestand & Preise'],
  ]);
  expect(sections[1]?.html).toContain('<strong>Tippen</strong>');
  expect(sections[1]?.html).toContain('<img src="orders.webp" alt="Liste">');
});

it('has no dead link and no missing image', async () => {
  const sections = await readStudioGuide();
  const html = sections.map((section) => section.html).join('');
  const ids = sections.map(({ id }) => `#${id}`);
  for (const [, target = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(target.startsWith('https://') || ids.includes(target), target).toBe(true);
  const images = Array.from(html.matchAll(/src="([^"]*)"/g), ([, name = '']) => name);
  expect(images.length).toBeGreaterThan(5);
  for (const name of images) expect(existsSync(toGuideImagePath(name) ?? ''), name).toBe(true);
});

it('serves screenshots only', () => {
  for (const name of ['../../editors.md', 'orders.png', '..%2Fx.webp', ''])
    expect(toGuideImagePath(name)).toBeUndefined();
});

it('opens at the section of the page that it is opened from', async () => {
  const ids = (await readStudioGuide()).map(({ id }) => id);
  for (const [page, id] of Object.entries(guideSectionByPage)) expect(ids, page).toContain(id);
  const names = new Set(contentModelCollections.map(({ name }) => name));
  const pages = Object.keys(guideSectionByPage).filter((page) => page.startsWith('content/'));
  for (const page of pages) expect(names, page).toContain(page.slice('content/'.length));
  expect(toGuideSectionForPath('/content/ecommerce_order/42?bookmark=1')).toBe('bestellungen');
  expect(toGuideSectionForPath('/stock-and-prices')).toBe('bestand--preise');
  expect(toGuideSectionForPath('/content/unknown')).toBeUndefined();
  expect(toGuideSectionForPath(undefined)).toBeUndefined();
});
