// Turns the list of pictures into files and into the rows that tie them to their product. Used by product.ts and
// products.ts.
import type { SeedFile, SeedItem } from '../../../../backend/seed/seed-content.ts';
import { fileId } from '../../../page-item.ts';
import { inEach, translatedFields, type Localized } from '../localized.ts';
import { sortAt } from '../shop-project.ts';
import { pictureList } from './picture-list.ts';
import { views, type Picture, type View } from './views.ts';

const toDetails = (picture: Picture) => (typeof picture === 'string' ? { view: picture } : picture);

const toFileName = (slug: string, view: View): string => `products/${slug}/${view}`;

const toAlternativeText = (name: Localized, { view, shows = views[view] }: Exclude<Picture, View>): Localized =>
  inEach((language) => `${name[language]}, ${shows[language]}`);

/** The files of a product's pictures, titled as German editors would look for them. */
export const toPictureFiles = (slug: string, name: Localized): SeedFile[] =>
  (pictureList[slug] ?? []).map(toDetails).map((picture) => ({
    id: fileId('arnsberg', toFileName(slug, picture.view)),
    path: `arnsberg/${toFileName(slug, picture.view)}.jpg`,
    title: toAlternativeText(name, picture).de,
    focalPoint: picture.focalPoint ?? { x: 0.5, y: 0.5 },
  }));

/** The rows of a product's `images`, the one for lists first. */
export const toPictureRows = (slug: string, name: Localized): SeedItem[] =>
  (pictureList[slug] ?? []).map(toDetails).map((picture, index) => ({
    directus_files_id: fileId('arnsberg', toFileName(slug, picture.view)),
    sort: sortAt(index),
    ...translatedFields({ alt: toAlternativeText(name, picture) }),
  }));
