// Turns what a customer wrote into the record of a rating. Used by the rating files beside.
import type { Locale } from '../../../../contract/locale.ts';
import type { SeedItem } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { typeset } from '../../../typeset.ts';
import { productId } from '../products/product.ts';

export interface Rating {
  stars: 1 | 2 | 3 | 4 | 5;
  /** First name and initial. */
  author: string;
  language: Locale;
  title?: string;
  comment?: string;
  /** Whether an order stands behind it. */
  verified: boolean;
  status?: 'draft';
}

/** Ratings by the slug of the product they belong to. */
export type RatingsByProduct = Record<string, Rating[]>;

const toRatingItem = (slug: string, rating: Rating, index: number): SeedItem => ({
  id: demoId(`arnsberg/rating/${slug}/${index + 1}`),
  status: rating.status ?? 'published',
  product: productId(slug),
  rating: rating.stars,
  author: rating.author,
  language: rating.language,
  verified: rating.verified,
  ...(rating.title === undefined ? {} : { title: typeset(rating.title, rating.language) }),
  ...(rating.comment === undefined ? {} : { comment: typeset(rating.comment, rating.language) }),
});

export const toRatingItems = (ratings: RatingsByProduct): SeedItem[] =>
  Object.entries(ratings).flatMap(([slug, list]) => list.map((rating, index) => toRatingItem(slug, rating, index)));
