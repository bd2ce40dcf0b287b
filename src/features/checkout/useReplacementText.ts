// Says which way of shipping took the place of one that is not offered any more, with its price. For both steps of the checkout.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { formatCountry } from '../../i18n/format-country.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import type { CheckoutQuote } from './useCheckoutQuote.ts';

/** `undefined` where nothing was replaced. */
export const useReplacementText = ({ replacement }: Pick<CheckoutQuote, 'replacement'>): string | undefined => {
  const { t, i18n } = useTranslation('checkout');
  const country = useCheckoutStore(({ shippingAddress }) => shippingAddress.country);
  const locale = i18n.language as Locale;
  if (!replacement) return undefined;
  const isFree = replacement.is_free || replacement.price_brutto === 0;
  return t('lost.replacedShipping', {
    country: formatCountry(country, locale),
    name: replacement.name,
    price: isFree ? t('delivery.free') : formatPrice(replacement.price_brutto, locale),
  });
};
