import { expect, it } from 'vitest';
import { toHtmlDocumentTitle, toSocialMetaTags } from './page-metadata.ts';

it('joins page and site title, and omits a duplicate', () => {
  expect(toHtmlDocumentTitle('Kontakt', 'Arnsberg & Tochter')).toBe('Kontakt | Arnsberg & Tochter');
  expect(toHtmlDocumentTitle('Arnsberg & Tochter', 'Arnsberg & Tochter')).toBe('Arnsberg & Tochter');
});

const link = {
  title: 'Trauringe | Arnsberg & Tochter',
  description: 'Ringe',
  url: 'https://www.example.org/trauringe',
  siteName: 'Arnsberg & Tochter',
  language: 'de' as const,
  image: { url: 'https://www.example.org/static/share/a.jpg', alt: 'Zwei Ringe' },
};
const toMap = (tags: ReturnType<typeof toSocialMetaTags>) => new Map(tags.map(([, name, content]) => [name, content]));

it('describes the image and selects the large card', () => {
  const tags = toMap(toSocialMetaTags(link));
  expect(tags.get('og:image')).toBe(link.image.url);
  expect(tags.get('og:image:width')).toBe('1200');
  expect(tags.get('og:image:height')).toBe('630');
  expect(tags.get('og:image:alt')).toBe('Zwei Ringe');
  expect(tags.get('twitter:card')).toBe('summary_large_image');
  expect(tags.get('og:locale')).toBe('de_DE');
});

it('writes every tag in the order of the head', () => {
  expect(toSocialMetaTags(link)).toEqual([
    ['property', 'og:title', link.title],
    ['property', 'og:description', 'Ringe'],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Arnsberg & Tochter'],
    ['property', 'og:locale', 'de_DE'],
    ['property', 'og:url', link.url],
    ['property', 'og:image', link.image.url],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', 'Zwei Ringe'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', link.title],
    ['name', 'twitter:description', 'Ringe'],
    ['name', 'twitter:image', link.image.url],
    ['name', 'twitter:image:alt', 'Zwei Ringe'],
  ]);
});

it('states no size for a photo, because proportions vary', () => {
  const tags = toMap(toSocialMetaTags({ ...link, image: { url: 'https://www.example.org/a.jpg', alt: '' } }));
  expect(tags.has('og:image:width')).toBe(false);
  expect(tags.has('og:image:height')).toBe(false);
  expect(tags.has('og:image:alt')).toBe(false);
});

it('omits tags without a value', () => {
  const tags = toMap(toSocialMetaTags({ ...link, description: null, url: null, image: null }));
  expect([...tags.keys()]).toEqual([
    'og:title',
    'og:type',
    'og:site_name',
    'og:locale',
    'twitter:card',
    'twitter:title',
  ]);
  expect(tags.get('twitter:card')).toBe('summary');
});
