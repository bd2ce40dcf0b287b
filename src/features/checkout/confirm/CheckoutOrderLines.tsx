// The items above the order button: essential features, engraving preview, exclusion from withdrawal (law row L12),
// manufacturer's guarantee (L15), delivery time (L7) and price (L2).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../contract/shop/order-constants.ts';
import type { CartQuote } from '../../../../contract/shop/cart-quote.ts';
import { formatDateRange } from '../../../../domain/format-dates.ts';
import { useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import type { QuotedCartLine } from '../../../../domain/match-cart-with-quote.ts';
import {
  findSelectedShippingOption,
  isNothingLeftToPay,
} from '../../../../domain/checkout/reconcile-checkout-choices.ts';
import { formatDeliveryTimeWithDates } from '../../../../domain/format-delivery-time.ts';
import { formatLabelWithColon, formatPrice, formatUnitPrice } from '../../../i18n/format.ts';
import { EssentialProductFeaturesLine, ProductLineItemRow } from '../../../ui/ProductLineItemRow.tsx';
import { DurabilityGuaranteeLabel } from '../../../ui/DurabilityGuaranteeLabel.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PriceText } from '../../../ui/PriceText.tsx';
import * as styles from './CheckoutConfirmStep.module.css';

export interface CheckoutOrderLinesProps {
  lines: readonly QuotedCartLine[];
  quote: CartQuote;
  locale: Locale;
}

export const CheckoutOrderLines = ({ lines, quote, locale }: CheckoutOrderLinesProps) => {
  const { t } = useTranslation('delivery');
  const draft = useCheckoutStore();
  // With prepayment, delivery days start at the payment, so no dates are known.
  const isPrepaid = draft.paymentMethod === paymentMethodIds.prepayment && !isNothingLeftToPay(quote);
  const isPickup = (findSelectedShippingOption(draft, draft.availableShippingMethods)?.pickup ?? null) !== null;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={line.item.cartId} line={line} locale={locale} isPrepaid={isPrepaid} />
        ))}
      </ul>
      {lines.length > 1 && quote.delivery && !isPrepaid && (
        <p className={styles.note}>
          {t(`together.${isPickup ? 'pickup' : 'shipping'}`, { dates: formatDateRange(quote.delivery, locale) })}
        </p>
      )}
    </>
  );
};

interface OrderLineProps {
  line: QuotedCartLine;
  locale: Locale;
  isPrepaid: boolean;
}

const OrderLine = ({ line: { item, quoted }, locale, isPrepaid }: OrderLineProps) => {
  const { t } = useTranslation(['checkout', 'shell']);
  const { t: deliveryText } = useTranslation('delivery');
  const time =
    quoted &&
    formatDeliveryTimeWithDates(quoted.shipping_time, quoted.delivery, { locale, isPrepaid, t: deliveryText });
  const { product, personalization, count, priceBrutto, priceBefore } = item;
  return (
    <ProductLineItemRow
      imageUrl={product.imageUrl}
      manufacturer={product.manufacturer}
      name={quoted?.name || product.name}
      heading="h4"
      size="small"
      engravings={personalization?.previews ?? []}
      engravingAlt={t('order.engraving')}
      below={
        <>
          {quoted?.guarantee && <DurabilityGuaranteeLabel guarantee={quoted.guarantee} />}
          {priceBefore !== undefined && priceBefore !== priceBrutto && (
            <Notice variant="info">
              {t('order.priceChanged', {
                before: formatPrice(priceBefore, locale),
                now: formatPrice(priceBrutto, locale),
              })}
            </Notice>
          )}
        </>
      }
      end={
        <p className={styles.lineEnd}>
          <span>
            {count} ×{' '}
            <PriceText
              locale={locale}
              priceCents={priceBrutto}
              note={quoted?.is_pair ? t('shell:prices.forPair') : undefined}
            />
          </span>
          <PriceText
            locale={locale}
            priceCents={priceBrutto * count}
            unitPrice={quoted?.unit_price ? formatUnitPrice(quoted.unit_price, locale) : undefined}
          />
        </p>
      }
    >
      {quoted && (
        <>
          {quoted.variant_name !== null && <p>{quoted.variant_name}</p>}
          <EssentialProductFeaturesLine features={quoted.essential_features} locale={locale} />
          <p className={styles.note}>{t('order.reference', { number: quoted.reference_number })}</p>
          {quoted.labels.map(({ label, value }) => (
            <p key={label}>
              {formatLabelWithColon(label, locale)} <bdi>{value}</bdi>
            </p>
          ))}
          <p className={styles.note}>{time === null ? deliveryText('unknown') : t('order.delivery', { time })}</p>
          {quoted.is_made_to_order && <p className={styles.excluded}>{t('order.noWithdrawal')}</p>}
        </>
      )}
    </ProductLineItemRow>
  );
};
