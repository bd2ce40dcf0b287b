// The shop of "Arnsberg & Tochter" in the order in which it can be created: what is referred to comes first.
// Read by demo/content.ts, after the project itself and the payment methods shared by all shops.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { priceHistorySet } from './products/price-history.ts';
import { productSet } from './products/products.ts';
import { ratingSet } from './ratings/ratings.ts';
import { legalPageSet } from './settings/legal-pages.ts';
import { settingsSet } from './settings/settings.ts';
import { shippingConfigSet, shippingCountrySet, shippingMethodSet } from './settings/shipping.ts';
import { attributeGroupSet, attributeSet } from './taxonomy/attributes.ts';
import { categorySet, subcategorySet } from './taxonomy/categories.ts';
import { manufacturerSet } from './taxonomy/manufacturers.ts';
import { personalizationSet } from './taxonomy/personalizations.ts';
import { sizeGuideSet } from './taxonomy/size-guides.ts';
import { tagSet } from './taxonomy/tags.ts';

export const shopSets: SeedSet[] = [
  attributeGroupSet,
  attributeSet,
  categorySet,
  subcategorySet,
  manufacturerSet,
  tagSet,
  sizeGuideSet,
  personalizationSet,
  productSet,
  priceHistorySet,
  ratingSet,
  settingsSet,
  shippingCountrySet,
  shippingMethodSet,
  shippingConfigSet,
  legalPageSet,
];
