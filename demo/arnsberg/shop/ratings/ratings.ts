// All ratings of the shop. Read by shop-sets.ts.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { jewelleryRatings } from './jewellery-ratings.ts';
import { toRatingItems } from './rating.ts';
import { watchAndHomeRatings } from './watch-and-home-ratings.ts';

export const ratingSet: SeedSet = {
  collection: 'ecommerce_product_rating',
  items: [...toRatingItems(jewelleryRatings), ...toRatingItems(watchAndHomeRatings)],
};
