// What the shop promises for an order, below its button: only what its settings say.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { findDefaultShippingRate } from '../../../domain/delivery-time.ts';
import type { MerchantListingSettings } from '../../../domain/product/product-offers.ts';
import { formatCountryName } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './ProductPromises.module.css';

export interface ProductPromisesProps {
  terms: MerchantListingSettings;
  locale: Locale;
  /** The product can be engraved, and then not be returned (law row L12). */
  isEngravable: boolean;
}

export const ProductPromises = ({ terms, locale, isEngravable }: ProductPromisesProps) => {
  const { t } = useTranslation('product');
  const { countries, rates, returnDays: days, returnPaidBy } = terms;
  const [country] = countries;
  const isDeliveryFree = findDefaultShippingRate(rates, country)?.priceCents === 0;
  const returns = t(returnPaidBy === 'house' ? 'promises.freeReturns' : 'promises.returns', { days });
  const promises = [
    country !== undefined && isDeliveryFree && t('promises.delivery', { country: formatCountryName(country, locale) }),
    isEngravable ? `${returns}, ${t('promises.exceptEngraved')}` : returns,
    rates.some(({ isPickup }) => isPickup) && t('promises.collection'),
  ];
  return (
    <ul className={styles.promises}>
      {promises.map(
        (promise) =>
          promise !== false && (
            <li key={promise}>
              <Icon name="check" />
              {promise}
            </li>
          ),
      )}
    </ul>
  );
};
