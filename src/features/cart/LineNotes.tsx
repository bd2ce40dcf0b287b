// What the service has found about a line: a changed price, or what stands between it and the order, with the press that
// corrects it. Lines are never taken out without the shopper.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { changeItemCount } from '../../adapters/browser/cart-store.ts';
import type { CheckedLine } from '../../../domain/cart-quote.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './CartLines.module.css';

export const LineNotes = ({ line, locale }: { line: CheckedLine; locale: Locale }) => {
  const { t } = useTranslation('cart');
  const { item, quoted, problem, correctCount } = line;
  return (
    <>
      {item.priceBefore !== undefined && item.priceBefore !== item.priceBrutto && (
        <Notice tone="info">
          {t('priceChanged', {
            before: formatPrice(item.priceBefore, locale),
            now: formatPrice(item.priceBrutto, locale),
          })}
        </Notice>
      )}
      {problem && problem !== 'price_changed' && (
        <Notice tone="error">
          <p>{t(`problems.${problem}`, { count: quoted?.available ?? 0 })}</p>
          {correctCount !== null && (
            <p className={styles.correct}>
              <Button look="secondary" onClick={() => changeItemCount(item.cartId, correctCount)}>
                {t('correctCount', { count: correctCount })}
              </Button>
            </p>
          )}
        </Notice>
      )}
    </>
  );
};
