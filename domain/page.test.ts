import { expect, it } from 'vitest';
import { toDocumentTitle, toSocialMetaTags } from './page.ts';

it('joins page and site title, and omits a duplicate', () => {
  expect(toDocumentTitle('Kontakt', 'Arnsberg & Tochter')).toBe('Kontakt | Arnsberg & Tochter');
  expect(toDocumentTitle('Arnsberg & Tochter', 'Arnsberg & Tochter')).toBe('Arnsberg & Tochter');
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
