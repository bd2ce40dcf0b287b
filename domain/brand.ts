// A brand's own page in one language (specification §2, brand links). Made by src/gatsby.
import type { Locale } from '../contract/locale.ts';
import type { FocalPoint } from './page.ts';

export interface BrandContent {
  language: Locale;
  slug: string;
  /** Key of the department page below which the brand stands. */
  brandType: string;
  path: string;
  /** Title for the browser and search engines, without the site title. */
  title: string;
  name: string;
  lead: string | null;
  /** Safe HTML. */
  html: string | null;
  website: string | null;
  keywords: string | null;
  /** The list of the shop with its products alone; `null` where the shop has none of it. */
  listPath: string | null;
  imageAlt: string;
  focalPoint: FocalPoint;
  /** The page the brand stands below. */
  department: { heading: string; path: string };
  /** What the brand wants to be said on its page (specification §2, legal text `rolex`). */
  notice: { title: string | null; html: string } | null;
}
