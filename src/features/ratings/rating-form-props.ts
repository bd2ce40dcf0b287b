// What the form for ratings needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';

export interface RatingFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  language: Locale;
}
