// Keywords across the departments. Read by shop-sets.ts; products refer to them by key.
import { demoId, type DemoSet } from '../../../demo-content.ts';
import { projectId } from '../shop-project.ts';

const tags = {
  workshop: 'Eigene Werkstatt',
  engravable: 'Gravierbar',
  gift: 'Geschenkidee',
  unique: 'Einzelstück',
  everyday: 'Für jeden Tag',
  new: 'Neu',
} as const;

export type TagKey = keyof typeof tags;

export const tagId = (key: TagKey): string => demoId(`arnsberg/tag/${key}`);

export const tagSet: DemoSet = {
  collection: 'ecommerce_tag',
  items: (Object.keys(tags) as TagKey[]).map((key) => ({ id: tagId(key), project: projectId, name: tags[key] })),
};
