// What the form for ratings needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';

export interface RatingFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** Of a bought piece: makes the rating a verified buyer's (law row L17). */
  ratingKey?: string | undefined;
  language: Locale;
}
