import { expect, it } from 'vitest';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { planBrandPages, planContentPages } from '../pages/plan-pages.ts';
import { planShareImages, type ShareImageQueryResult } from './plan-share-images.ts';

const focalPoint = { x: 50, y: 50 };
const toImage = (name: string): ContentImageData => ({
  files: { images: { sources: [], fallback: { src: `/${name}` } }, width: 3, height: 2 },
  alt: '',
  focalPoint,
});
const toPage = (
  key: 'home' | 'imprint' | 'privacy' | 'thanks' | 'watches',
  language: 'de' | 'fr',
  image: ContentImageData | null = null,
) => ({ key, language, path: localizedSiteRouteTable[key][language], data: { heading: `${key} ${language}`, image } });

const pages = [
  toPage('privacy', 'fr'),
  toPage('imprint', 'fr'),
  toPage('home', 'de', toImage('hero.webp')),
  toPage('watches', 'de'),
  toPage('thanks', 'de'),
];
const brand = { brandType: 'watches', slug: 'rolex', language: 'de' as const, path: '/uhren/rolex' };
const colors = { background: '', surface: '', control: '', text: '' };
const content: ShareImageQueryResult = {
  siteShell: { sharing: { name: 'Haus', colors, logo: null } },
  allPageContent: { nodes: pages },
  allBrandContent: { nodes: [{ path: brand.path, data: { name: 'Rolex', image: null } }] },
  allPageSection: {
    nodes: [
      { language: 'fr', pageKey: 'watches', data: { image: toImage('french.webp'), images: [] } },
      { language: 'de', pageKey: 'watches', data: { image: null, images: [toImage('case.webp')] } },
    ],
  },
};
const planned = planShareImages(content, [
  ...planContentPages(pages, 'https://a.example'),
  ...planBrandPages([brand], undefined),
]);
const find = (path: string) => planned.find((page) => page.path === path);

it('shows the header image, or the first image of the sections in that language', () => {
  expect(find('/')?.image).toEqual({ src: '/hero.webp', focalPoint });
  expect(find('/uhren')?.image?.src).toBe('/case.webp');
  expect(find('/uhren/rolex')).toEqual({ path: '/uhren/rolex', title: 'Rolex', image: null });
});

it('uses the created page where two share a path, and omits unlisted pages', () => {
  expect(find('/fr/mentions-legales')?.title).toBe('imprint fr');
  expect(planned.map(({ path }) => path)).not.toContain('/danke');
  expect(planned).toHaveLength(4);
});
