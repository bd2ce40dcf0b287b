// The lines of the cart page: product, engraving preview, quantity and the result of the quote.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { orderLimits } from '../../../contract/shop/order-constants.ts';
import type { QuotedCartLine } from '../../../domain/match-cart-with-quote.ts';
import { changeCartItemQuantity } from '../../adapters/browser/cart-store.ts';
import { formatLabelWithColon, formatPrice, formatUnitPrice } from '../../i18n/format.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { QuantityField } from '../../ui/form/QuantityField.tsx';
import { EssentialProductFeaturesLine, ProductLineItemRow } from '../../ui/ProductLineItemRow.tsx';
import { DurabilityGuaranteeLabel } from '../../ui/DurabilityGuaranteeLabel.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PriceText, type PriceTextProps } from '../../ui/PriceText.tsx';
import { useListReorderAnimation } from '../../ui/useListReorderAnimation.ts';
import { type UseCartItemRemovalResult, RemovedCartItemNotice } from './cart-item-removal.tsx';
import * as styles from './CartLineList.module.css';

interface CartLineListProps {
  lines: readonly QuotedCartLine[];
  removal: UseCartItemRemovalResult;
}

export const CartLineList = ({ lines, removal }: CartLineListProps) => {
  const { t, i18n } = useTranslation('cart');
  const { removed, list } = removal;
  useListReorderAnimation(list);
  const rows = lines.map((line, index) => (
    <CartLine
      key={line.item.cartId}
      line={line}
      locale={i18n.language as Locale}
      onRemove={(name) => removal.remove({ item: line.item, index, name })}
    />
  ));
  return (
    <ul ref={list} className={styles.lines} aria-label={t('lines')}>
      {removed
        ? rows.toSpliced(
            removed.index,
            0,
            <li key="removed" className={styles.removed}>
              <RemovedCartItemNotice removal={removal} />
            </li>,
          )
        : rows}
    </ul>
  );
};

interface CartLineProps {
  line: QuotedCartLine;
  locale: Locale;
  /** @param name product and variant, for the message */
  onRemove: (name: string) => void;
}

const CartLine = ({ line, locale, onRemove }: CartLineProps) => {
  const { t } = useTranslation(['cart', 'shell']);
  const { t: deliveryText } = useTranslation('delivery');
  const { item, quoted } = line;
  const priceNote = quoted?.is_pair ? t('shell:prices.forPair') : undefined;
  const { product, variant, personalization, count, cartId, priceBrutto } = item;
  // In the page's language once the quote has arrived.
  const name = quoted?.name || product.name;
  const variantName = quoted?.variant_name ?? variant?.name;
  const labels = quoted && quoted.labels.length > 0 ? quoted.labels : (personalization?.labels ?? []);
  const fullName = [name, variantName].filter(Boolean).join(', ');
  return (
    <ProductLineItemRow
      imageUrl={product.imageUrl}
      manufacturer={product.manufacturer}
      name={name}
      href={line.problem === 'gone' ? undefined : toProductPath(quoted?.slug || product.slug, locale)}
      heading="h2"
      size="wide"
      engravings={personalization?.previews ?? []}
      engravingAlt={t('engraving')}
      below={
        <>
          {quoted?.guarantee && <DurabilityGuaranteeLabel guarantee={quoted.guarantee} />}
          <LineNotes line={line} locale={locale} />
        </>
      }
      end={
        <div className={styles.amount}>
          <p className={styles.price}>
            <PriceText
              locale={locale}
              priceCents={priceBrutto * count}
              note={count === 1 ? priceNote : undefined}
              {...toBefore(line, t('lowestPrice'))}
              unitPrice={quoted?.unit_price ? formatUnitPrice(quoted.unit_price, locale) : undefined}
            />
            {count > 1 && (
              <span className={styles.each}>
                {t('each')} <PriceText locale={locale} priceCents={priceBrutto} note={priceNote} />
              </span>
            )}
          </p>
          <QuantityField
            messages={{
              label: t('count'),
              less: t('lessName', { name: fullName }),
              more: t('moreName', { name: fullName }),
            }}
            quantity={count}
            maxQuantity={orderLimits.count}
            onChange={(next) => changeCartItemQuantity(cartId, next)}
          />
          <button
            type="button"
            data-removes
            onClick={() => onRemove(fullName)}
            aria-label={t('removeName', { name: fullName })}
          >
            {t('remove')}
          </button>
        </div>
      }
    >
      {variantName && <p>{variantName}</p>}
      {quoted && (
        <EssentialProductFeaturesLine features={quoted.essential_features} locale={locale} className={styles.note} />
      )}
      {labels.map(({ label, value }) => (
        <p key={label}>
          {formatLabelWithColon(label, locale)} <bdi>{value}</bdi>
        </p>
      ))}
      {quoted && line.problem === null && (
        <p className={styles.note}>
          {quoted.shipping_time === null ? deliveryText('unknown') : t('delivery', { time: quoted.shipping_time })}
        </p>
      )}
      {(quoted?.is_made_to_order ?? personalization?.isMadeToOrder) && (
        <p className={styles.note}>{t('noWithdrawal')}</p>
      )}
    </ProductLineItemRow>
  );
};

/** Lowest previous price of the whole line, like the price beside it. */
const toBefore = ({ item, quoted }: QuotedCartLine, label: string): Pick<PriceTextProps, 'before'> =>
  quoted && quoted.old_price_cents !== null && quoted.old_price_cents > item.priceBrutto
    ? { before: { priceCents: quoted.old_price_cents * item.count, label } }
    : {};

/**
 * Shows the quote's messages for a line: a changed price or a problem, with a button that resolves it. Lines are never
 * removed without the shopper's action.
 */
const LineNotes = ({ line, locale }: { line: QuotedCartLine; locale: Locale }) => {
  const { t } = useTranslation('cart');
  const { item, quoted, problem, correctCount } = line;
  return (
    <>
      {item.priceBefore !== undefined && item.priceBefore !== item.priceBrutto && (
        <Notice variant="info">
          {t('priceChanged', {
            before: formatPrice(item.priceBefore, locale),
            now: formatPrice(item.priceBrutto, locale),
          })}
        </Notice>
      )}
      {problem && problem !== 'price_changed' && (
        <Notice variant="error">
          <p>{t(`problems.${problem}`, { count: quoted?.available ?? 0 })}</p>
          {correctCount !== null && (
            <p className={styles.correct}>
              <Button variant="secondary" onClick={() => changeCartItemQuantity(item.cartId, correctCount)}>
                {t('correctCount', { count: correctCount })}
              </Button>
            </p>
          )}
        </Notice>
      )}
    </>
  );
};
