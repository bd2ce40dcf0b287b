// What the shop promises for an order, below its button: the lines of its settings, or else what follows from them; and
// the payment methods.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { TrustLine, TrustLineIconName } from '../../../contract/shop/trust-lines.ts';
import { findDefaultShippingRate } from '../../../domain/delivery-time.ts';
import type { MerchantListingSettings } from '../../../domain/product/product-offers.ts';
import { formatConjunctionList, formatCountryName } from '../../i18n/format.ts';
import { Icon, type IconProps } from '../../ui/Icon.tsx';
import * as styles from './ProductTrustLines.module.css';

export interface ProductTrustLinesProps {
  terms: MerchantListingSettings;
  /** Written by editors; empty for what follows from `terms`. */
  trustLines: readonly TrustLine[];
  paymentMethods: readonly { name: string }[];
  locale: Locale;
  /** The product can be engraved, and then not be returned (law row L12). */
  isEngravable: boolean;
}

const icons: Record<TrustLineIconName, IconProps['name']> = {
  delivery: 'delivery',
  insurance: 'lock',
  returns: 'returns',
  collection: 'shop',
  gift: 'gift',
  advice: 'contact',
  check: 'check',
};

export const ProductTrustLines = ({
  terms,
  trustLines,
  paymentMethods,
  locale,
  isEngravable,
}: ProductTrustLinesProps) => {
  const { t } = useTranslation('product');
  const lines = trustLines.length > 0 ? trustLines : toLinesOfTerms(terms, locale, t);
  return (
    <ul className={styles.lines}>
      {lines.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icons[icon]} />
          {isEngravable && icon === 'returns' ? `${text}, ${t('promises.exceptEngraved')}` : text}
        </li>
      ))}
      {paymentMethods.length > 0 && (
        <li>
          <Icon name="bank" />
          {t('promises.payments', {
            methods: formatConjunctionList(
              paymentMethods.map(({ name }) => name),
              locale,
            ),
          })}
        </li>
      )}
    </ul>
  );
};

const toLinesOfTerms = (
  { countries, rates, returnDays: days, returnPaidBy }: MerchantListingSettings,
  locale: Locale,
  t: TFunction<'product'>,
): TrustLine[] => {
  const [country] = countries;
  const isDeliveryFree = country !== undefined && findDefaultShippingRate(rates, country)?.priceCents === 0;
  const lines: (TrustLine | false)[] = [
    isDeliveryFree && {
      icon: 'delivery',
      text: t('promises.delivery', { country: formatCountryName(country, locale) }),
    },
    { icon: 'returns', text: t(returnPaidBy === 'house' ? 'promises.freeReturns' : 'promises.returns', { days }) },
    rates.some(({ isPickup }) => isPickup) && { icon: 'collection', text: t('promises.collection') },
  ];
  return lines.filter((line) => line !== false);
};
