// What the form for requests needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';
import type { RequestKind } from '../../../contract/shop/request.ts';

export interface RequestFormProps {
  /** Id of the product in the backend. */
  productId: string;
  productName: string;
  /** The variant that is chosen on the page; `null` where none is, or the product has none. */
  variant: { id: string; name: string } | null;
  /** What can be asked about it; the first is what stands on the door. */
  kinds: readonly RequestKind[];
  /** Localized path of the product's page, to which the mails lead. */
  path?: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}
