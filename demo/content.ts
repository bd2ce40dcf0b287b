// The content of both demo houses in the order in which it can be created. Given to the backend's start by the
// commands and tests that want them.
import { arnsbergHouseSets } from './arnsberg/house/house-sets.ts';
import { brandSet } from './arnsberg/house/brands.ts';
import { arnsbergProjectSets } from './arnsberg/house/project.ts';
import { shopSets } from './arnsberg/shop/shop-sets.ts';
import { arnsbergSectionSet } from './arnsberg/house/sections/sections.ts';
import { fileURLToPath } from 'node:url';
import { basicContent } from '../backend/seed/basic-content.ts';
import type { SeedContent } from '../backend/seed/seed-content.ts';
import { demoFiles } from './files.ts';
import { nordlichtHouseSets } from './nordlicht/house-sets.ts';
import { nordlichtProjectSets } from './nordlicht/project.ts';
import { nordlichtSectionSet } from './nordlicht/sections.ts';

export const demoContent: SeedContent = {
  name: 'Demo content',
  filesFolder: fileURLToPath(new URL('files', import.meta.url)),
  files: demoFiles,
  sets: [
    ...basicContent.sets,
    ...arnsbergProjectSets,
    ...nordlichtProjectSets,
    ...arnsbergHouseSets,
    ...nordlichtHouseSets,
    ...shopSets,
    brandSet,
    arnsbergSectionSet,
    nordlichtSectionSet,
  ],
};
