// A rating as the list shows it.
import type { Locale } from '../../../contract/locale.ts';

export interface Rating {
  id: string;
  /** Whole stars, 1–5. */
  rating: number;
  title: string | null;
  comment: string | null;
  /** As the writer signed; `null` where nothing was given. */
  author: string | null;
  /** In which the texts are written, where that is known. */
  language: Locale | null;
  /** The house has found the writer's order. */
  verified: boolean;
  /** ISO 8601. */
  date: string;
}
