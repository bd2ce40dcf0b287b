// Maps the shop's settings to what its pages hold of them in one language: what stands until the browser has asked for the
// settings, and the words on every page of the shop.
import type { Locale } from '../../../contract/locale.ts';
import { shopSettingsSchema } from '../../../contract/shop-settings.ts';
import type { ShopDefaults } from '../../domain/shop-defaults.ts';
import type { Translate } from '../../domain/translate.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import type { ShopRecord } from '../read/read-products.ts';

export const toShopDefaults = (
  shop: ShopRecord,
  locale: Locale,
  translate: Translate,
  guaranteeNotice: ShopDefaults['guaranteeNotice'],
): ShopDefaults => {
  const footer = translate('ecommerce_settings', shop, 'global_footer', locale);
  return {
    // Without the record's own texts.
    settings: shopSettingsSchema.parse(shop),
    callToAction: translate('ecommerce_settings', shop, 'call_to_action_text', locale),
    footerHtml: footer === null ? null : toSafeHtml(footer, { locale }),
    guaranteeNotice,
  };
};
