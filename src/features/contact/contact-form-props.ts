// What the contact form needs: shared by its place in the page and its island.
import type { Locale } from '../../../contract/locale.ts';

export interface ContactFormProps {
  language: Locale;
  /** Of which one may be asked; a house with fewer than two offers no choice. */
  branches: { id: string; name: string }[];
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  /** Localized path of the page that thanks for a message; `null` where the house has none. */
  thanksPath: string | null;
}
