// What the form for requests needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';

export interface RequestFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** The variant that is chosen on the page; `null` where none is, or the product has none. */
  variant: { id: string; name: string } | null;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}
