// The content of both demo houses in the order in which it can be created. Read by backend/seed.
import { arnsbergHouseSets } from './arnsberg/house/house-sets.ts';
import { brandSet } from './arnsberg/house/brands.ts';
import { arnsbergProjectSets } from './arnsberg/house/project.ts';
import { shopSets } from './arnsberg/shop/shop-sets.ts';
import { arnsbergSectionSet } from './arnsberg/house/sections/sections.ts';
import type { DemoContent } from './demo-content.ts';
import { demoFiles } from './files.ts';
import { languageSet } from './languages.ts';
import { nordlichtHouseSets } from './nordlicht/house-sets.ts';
import { nordlichtProjectSets } from './nordlicht/project.ts';
import { nordlichtSectionSet } from './nordlicht/sections.ts';
import { paymentMethodSet } from './payment-methods.ts';

export const demoContent: DemoContent = {
  files: demoFiles,
  sets: [
    languageSet,
    ...arnsbergProjectSets,
    ...nordlichtProjectSets,
    ...arnsbergHouseSets,
    ...nordlichtHouseSets,
    paymentMethodSet,
    ...shopSets,
    brandSet,
    arnsbergSectionSet,
    nordlichtSectionSet,
  ],
};
