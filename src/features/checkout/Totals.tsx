// What everything costs together: goods, shipping, wrapping, total, and the tax in it by rate (law rows L2, L6).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { Quote } from '../../../contract/shop/quote.ts';
import { formatPercent } from '../../i18n/format-percent.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import * as styles from './Totals.module.css';

export interface TotalsProps {
  quote: Quote;
  locale: Locale;
  /** Leads to what shipping costs; left out where the sum already has it. */
  shippingPath?: string;
  /** The figures of the newest choice are still on their way. */
  isBusy: boolean;
}

export const Totals = ({ quote, locale, shippingPath, isBusy }: TotalsProps) => {
  const { t } = useTranslation('checkout');
  const { totals } = quote;
  return (
    <dl className={styles.totals} aria-busy={isBusy || undefined}>
      <div>
        <dt>{t('totals.goods')}</dt>
        <dd>
          <Price locale={locale} priceCents={totals.goods} />
        </dd>
      </div>
      <div>
        <dt>{shippingPath ? <Link href={shippingPath}>{t('totals.shipping')}</Link> : t('totals.shipping')}</dt>
        <dd>
          {totals.shipping === null ? (
            t('totals.open')
          ) : totals.shipping === 0 ? (
            t('delivery.free')
          ) : (
            <Price locale={locale} priceCents={totals.shipping} />
          )}
        </dd>
      </div>
      {totals.present_wrap > 0 && (
        <div>
          <dt>{t('totals.wrap')}</dt>
          <dd>
            <Price locale={locale} priceCents={totals.present_wrap} />
          </dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{t('totals.total')}</dt>
        <dd>
          <Price locale={locale} priceCents={totals.total} />
        </dd>
      </div>
      {totals.taxes.map(({ percent, amount }) => (
        <div key={percent} className={styles.tax}>
          <dt>{t('totals.tax', { tax: formatPercent(percent, locale) })}</dt>
          <dd>
            <Price locale={locale} priceCents={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
