// The price of a piece in a list: one amount, "from" where its variants differ, or on request.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import { formatLowestUnitPrice } from '../../i18n/format-unit-price.ts';
import { Price } from '../../ui/Price.tsx';

export interface ProductPriceProps {
  product: Pick<ListProduct, 'price' | 'priceBeforeCents' | 'unitPrice'>;
  locale: Locale;
}

export const ProductPrice = ({ product: { price, priceBeforeCents, unitPrice }, locale }: ProductPriceProps) => {
  const { t } = useTranslation('shell');
  if (!price) return t('prices.onRequest');
  return (
    <Price
      locale={locale}
      priceCents={price.fromCents}
      {...(price.fromCents < price.toCents ? { prefix: t('prices.from') } : {})}
      {...(priceBeforeCents === null
        ? {}
        : { before: { priceCents: priceBeforeCents, label: t('prices.lowestPrice') } })}
      unitPrice={unitPrice ? formatLowestUnitPrice(unitPrice, t('prices.from'), locale) : undefined}
    />
  );
};
