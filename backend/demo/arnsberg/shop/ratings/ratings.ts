// All ratings of the shop. Read by shop-sets.ts.
import type { DemoSet } from '../../../demo-content.ts';
import { jewelleryRatings } from './jewellery-ratings.ts';
import { toRatingItems } from './rating.ts';
import { watchAndHomeRatings } from './watch-and-home-ratings.ts';

export const ratingSet: DemoSet = {
  collection: 'ecommerce_product_rating',
  items: [...toRatingItems(jewelleryRatings), ...toRatingItems(watchAndHomeRatings)],
};
