// Maps the shop settings to the pages of one language: initial values until the browser has loaded current ones, and
// the texts of every shop page.
import type { MerchantListingSettings } from '../../../domain/product/product-offers.ts';
import type { Locale } from '../../../contract/locale.ts';
import { shopSettingsSchema } from '../../../contract/shop-settings.ts';
import { maxTrustLines, type TrustLine } from '../../../contract/shop/trust-lines.ts';
import { toShippingRateDeliveryFields } from '../../../domain/delivery-time.ts';
import { hasRequiredPaymentMethodSettings } from '../../../domain/required-payment-method-settings.ts';
import {
  type BuildTimeShopSettingsAndTexts,
  type NamedPaymentMethod,
  toShippingPriceCents,
} from '../../../domain/shop-settings.ts';
import type { ResolveLocalizedField } from '../../../domain/record-translation.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import type { ShopSettingsRecord } from '../read/read-published-product-records.ts';

export const toBuildTimeShopSettingsAndTexts = (
  shop: ShopSettingsRecord,
  locale: Locale,
  translate: ResolveLocalizedField,
  guaranteeNotice: BuildTimeShopSettingsAndTexts['guaranteeNotice'],
): BuildTimeShopSettingsAndTexts => {
  const footer = translate('ecommerce_settings', shop, 'global_footer', locale);
  return {
    // Drops the record's own texts.
    settings: shopSettingsSchema.parse(shop),
    callToAction: translate('ecommerce_settings', shop, 'call_to_action_text', locale),
    footerHtml: footer === null ? null : sanitizeHtmlAndLocalizeLinks(footer, { locale }),
    guaranteeNotice,
  };
};

/** The lines of the language, or else the German ones. */
export const toTrustLines = (
  shop: Pick<ShopSettingsRecord, 'translations' | 'trust_lines'>,
  locale: Locale,
): TrustLine[] => {
  const translated = shop.translations.find(({ language }) => language === locale)?.trust_lines ?? [];
  return (translated.length > 0 ? translated : shop.trust_lines).slice(0, maxTrustLines);
};

/** Payment methods of the shop, in the order of the checkout. */
export const toBuildTimePaymentMethods = (
  { payment_methods, paypal_client_id, klarna_username }: PaymentRecord,
  locale: Locale,
  translate: ResolveLocalizedField,
): NamedPaymentMethod[] => {
  return payment_methods
    .flatMap(({ payment_method_id: record }) => record ?? [])
    .filter(({ method }) => hasRequiredPaymentMethodSettings(method, { paypal_client_id, klarna_username }))
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map((record) => ({
      method: record.method,
      name: translate('ecommerce_payment_method', record, 'display_name', locale) ?? record.display_name,
    }));
};

type PaymentRecord = Pick<ShopSettingsRecord, 'klarna_username' | 'payment_methods' | 'paypal_client_id'>;

/** Days of the right of withdrawal, the legal minimum (§ 355 (2) BGB). */
const legalReturnDays = 14;

/** Shipping and returns for merchant listings: the rates that the order service charges, pick-up included. */
export const toMerchantListingSettings = (shop: ShopSettingsRecord): MerchantListingSettings => ({
  purchaseToOrder: shop.purchase_to_order,
  countries: shop.shipping_countries.map(({ country_code }) => country_code.toUpperCase()),
  rates: shop.shipping_methods_config.map((rate) => ({
    ...toShippingRateDeliveryFields(rate),
    priceCents: toShippingPriceCents(rate.shipping_method?.free, rate.price_brutto),
  })),
  returnDays: Math.max(legalReturnDays, shop.return_days ?? legalReturnDays),
  returnPaidBy: shop.return_paid_by,
});
