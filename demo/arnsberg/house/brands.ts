// The makers that "Arnsberg & Tochter" sells or looks after. Two are named neutrally, because their watches come to the
// workshop; all others are invented. Their words stand in brand-texts.ts; joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { demoId } from '../../demo-id.ts';
import { fileId, projectId, richText } from '../../page-item.ts';
import { manufacturerId, type ManufacturerKey } from '../shop/taxonomy/manufacturers.ts';
import { translationEntries, type InThreeLanguages } from '../../translation-entries.ts';
import { arnsbergPhotographs } from '../photographs.ts';
import { type BrandText, brandTexts, toLookedAfter } from './brand-texts.ts';

interface Brand {
  slug: string;
  name: string;
  type: 'watches' | 'jewelry' | 'wedding_rings' | 'optics' | 'accessories';
  /** Whose products the shop sells; none of makers that only come to the workshop. */
  manufacturer?: ManufacturerKey;
  /** Name of the photograph that heads its page. */
  picture: string;
  texts: InThreeLanguages<BrandText>;
}

const brands: Brand[] = [
  { slug: 'rolex', name: 'Rolex', type: 'watches', picture: 'service', texts: toLookedAfter('Rolex') },
  { slug: 'longines', name: 'Longines', type: 'watches', picture: 'service', texts: toLookedAfter('Longines') },
  {
    slug: 'marenholt',
    name: 'Marenholt',
    type: 'watches',
    manufacturer: 'marenholt',
    picture: 'brands/marenholt',
    texts: brandTexts.marenholt,
  },
  {
    slug: 'ormeval',
    name: 'Ormeval',
    type: 'watches',
    manufacturer: 'ormeval',
    picture: 'watches',
    texts: brandTexts.ormeval,
  },
  {
    slug: 'arnsberg-und-tochter',
    name: 'Arnsberg & Tochter',
    type: 'jewelry',
    manufacturer: 'arnsberg',
    picture: 'about',
    texts: brandTexts.arnsberg,
  },
  {
    slug: 'kazehara',
    name: 'Kazehara',
    type: 'jewelry',
    manufacturer: 'kazehara',
    picture: 'pearls',
    texts: brandTexts.kazehara,
  },
  {
    slug: 'trauringschmiede-eberau',
    name: 'Trauringschmiede Eberau',
    type: 'wedding_rings',
    manufacturer: 'eberau',
    picture: 'wedding-rings',
    texts: brandTexts.eberau,
  },
  {
    slug: 'feldhorn',
    name: 'Feldhorn',
    type: 'optics',
    manufacturer: 'feldhorn',
    picture: 'optics',
    texts: brandTexts.feldhorn,
  },
  {
    slug: 'tidewell-und-marsh',
    name: 'Tidewell & Marsh',
    type: 'accessories',
    manufacturer: 'tidewell',
    picture: 'brands/tidewell-und-marsh',
    texts: brandTexts.tidewell,
  },
];

const toFields = ({ lead, description }: BrandText) => ({ lead, description: richText(description) });

const toTranslations = ({ picture, texts }: Brand) => {
  const alt = arnsbergPhotographs.find(({ name }) => name === picture)?.alt;
  const toEntry = (language: 'de' | 'en' | 'fr') => ({
    ...toFields(texts[language]),
    keywords: texts[language].keywords,
    ...(alt ? { header_image_alt: alt[language] } : {}),
  });
  return translationEntries({ de: toEntry('de'), en: toEntry('en'), fr: toEntry('fr') });
};

export const brandSet: SeedSet = {
  collection: 'brand',
  items: brands.map((brand, index) => ({
    id: demoId(`arnsberg/brand/${brand.slug}`),
    project: projectId('arnsberg'),
    status: 'published',
    display_name: brand.name,
    slug: brand.slug,
    brand_type: brand.type,
    ...(brand.manufacturer ? { manufacturer: manufacturerId(brand.manufacturer) } : {}),
    header_image: fileId('arnsberg', brand.picture),
    sort: index + 1,
    ...toFields(brand.texts.de),
    translations: toTranslations(brand),
  })),
};
