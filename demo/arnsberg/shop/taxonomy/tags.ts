// Keywords across the departments. Read by shop-sets.ts; products refer to them by key.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { localized, translatedFields } from '../localized.ts';
import { projectId } from '../shop-project.ts';

const tags = {
  workshop: localized('Eigene Werkstatt', 'From our workshop', 'De notre atelier'),
  engravable: localized('Gravierbar', 'Can be engraved', 'À graver'),
  gift: localized('Geschenkidee', 'Gift idea', 'Idée cadeau'),
  unique: localized('Einzelstück', 'One of a kind', 'Pièce unique'),
  everyday: localized('Für jeden Tag', 'For every day', 'Pour tous les jours'),
  new: localized('Neu', 'New', 'Nouveauté'),
} as const;

export type TagKey = keyof typeof tags;

export const tagId = (key: TagKey): string => demoId(`arnsberg/tag/${key}`);

export const tagSet: SeedSet = {
  collection: 'ecommerce_tag',
  items: (Object.keys(tags) as TagKey[]).map((key) => ({
    id: tagId(key),
    project: projectId,
    ...translatedFields({ name: tags[key] }),
  })),
};
