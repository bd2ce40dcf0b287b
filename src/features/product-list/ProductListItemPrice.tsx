// Prices beside products in lists and rows. Separate from ProductGrid, whose styles would otherwise load on every page
// with a row of products.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { formatLowestUnitPrice } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { PriceText } from '../../ui/PriceText.tsx';

interface ProductListItemPriceProps {
  product: Pick<ProductSummary, 'isPair' | 'price' | 'priceBeforeCents' | 'unitPrice'>;
  locale: Locale;
}

/** The price of a product in a list: one amount, "from" if variants differ, or on request. */
export const ProductListItemPrice = ({
  product: { price, isPair, priceBeforeCents, unitPrice },
  locale,
}: ProductListItemPriceProps) => {
  const { t } = useTranslation('shell');
  if (!price) return t('prices.onRequest');
  return (
    <PriceText
      locale={locale}
      priceCents={price.fromCents}
      {...(price.fromCents < price.toCents ? { prefix: t('prices.from') } : {})}
      note={isPair ? t('prices.forPair') : undefined}
      {...(priceBeforeCents === null
        ? {}
        : { before: { priceCents: priceBeforeCents, label: t('prices.lowestPrice') } })}
      unitPrice={unitPrice ? formatLowestUnitPrice(unitPrice, t('prices.from'), locale) : undefined}
    />
  );
};

/** The note on tax and shipping, shown once per group of prices (law row L6). */
export const TaxAndShippingNote = ({ shippingPath }: { shippingPath: string }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      {t('prices.taxLine')} <Link href={shippingPath}>{t('prices.shippingCosts')}</Link>
    </>
  );
};
