import { expect, it } from 'vitest';
import { routeTable } from '../../i18n/paths.ts';
import { planBrands, planPages } from '../pages/plan-pages.ts';
import { planShareImages, type ShareContent } from './plan-share-images.ts';

const focalPoint = { x: 50, y: 50 };
const toPicture = (name: string, childImageSharp: object | null = {}) => ({
  image: { absolutePath: `/files/${name}`, internal: { contentDigest: name }, childImageSharp },
  focalPoint,
});
const none = { image: null, focalPoint };
const toPage = (
  key: 'home' | 'imprint' | 'privacy' | 'thanks' | 'watches',
  language: 'de' | 'fr',
  picture: object = none,
) => ({
  key,
  language,
  path: routeTable[key][language],
  heading: `${key} ${language}`,
  ...none,
  ...picture,
});

const pages = [
  toPage('privacy', 'fr'),
  toPage('imprint', 'fr'),
  toPage('home', 'de', toPicture('hero.jpg')),
  toPage('watches', 'de', toPicture('drawing.svg', null)),
  toPage('thanks', 'de'),
];
const brand = { brandType: 'watches', slug: 'rolex', language: 'de' as const, path: '/uhren/rolex' };
const content: ShareContent = {
  siteShell: { houseName: 'Haus', theme: { background: '', surface: '', control: '', text: '' }, logo: null },
  allPageContent: { nodes: pages },
  allBrandContent: { nodes: [{ path: brand.path, name: 'Rolex', ...none }] },
  allPageSection: {
    nodes: [
      { language: 'fr', pageKey: 'watches', picture: toPicture('french.jpg'), pictures: [] },
      { language: 'de', pageKey: 'watches', picture: null, pictures: [toPicture('case.jpg')] },
    ],
  },
};
const planned = planShareImages(content, [...planPages(pages, 'https://a.example'), ...planBrands([brand], undefined)]);
const find = (path: string) => planned.find((page) => page.path === path);

it('shows the header picture, or the first photograph of the sections in that language', () => {
  expect(find('/')?.picture).toEqual({ path: '/files/hero.jpg', digest: 'hero.jpg', focalPoint });
  expect(find('/uhren')?.picture?.digest).toBe('case.jpg');
  expect(find('/uhren/rolex')).toEqual({ path: '/uhren/rolex', title: 'Rolex', picture: null });
});

it('names the page that is made where two share a path, and leaves out what is not listed', () => {
  expect(find('/fr/mentions-legales')?.title).toBe('imprint fr');
  expect(planned.map(({ path }) => path)).not.toContain('/danke');
  expect(planned).toHaveLength(4);
});
