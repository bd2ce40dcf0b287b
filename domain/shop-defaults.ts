// What the pages of a shop hold of its settings, made by src/gatsby.
import type { ShopSettings } from '../contract/shop-settings.ts';

export interface ShopDefaults {
  /** As they were when the site was built; the browser asks for them again. */
  settings: ShopSettings;
  /** A sentence beside every offer that leads to the house itself; `null` where the editors wrote none. */
  callToAction: string | null;
  /** Safe HTML at the end of every page of the shop. */
  footerHtml: string | null;
  /** The official notice on the legal guarantee (law row L14); `null` until the house has it: it then stands in words. */
  guaranteeNotice: { path: string; width: number; height: number } | null;
}
