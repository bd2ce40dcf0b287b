// A localized price; a reduced price shows the lowest price of the previous 30 days (law row L6). The caller adds the
// note on tax and shipping once per group of prices.
import { formatPrice } from '../i18n/format.ts';
import * as styles from './PriceText.module.css';

export interface PriceTextProps {
  locale: Parameters<typeof formatPrice>[1];
  priceCents: number;
  /** Lowest price of the 30 days before a reduction, with its label such as "30-Tage-Tiefstpreis". */
  before?: { priceCents: number; label: string };
  /** Such as "ab" ("from"), if variants differ in price. */
  prefix?: string;
  /** What the price is for, such as "für das Paar". */
  note?: string | undefined;
  /** Unit price such as "240,00 € / 1 kg" (law row L6). */
  unitPrice?: string | undefined;
}

export const PriceText = ({ locale, priceCents, before, prefix, note, unitPrice }: PriceTextProps) => (
  <span className={styles.price}>
    {prefix && <>{prefix}&nbsp;</>}
    {formatPrice(priceCents, locale)}
    {note !== undefined && <span className={styles.note}> {note}</span>}
    {before && (
      <span className={styles.before}>
        {' '}
        {before.label}: <s>{formatPrice(before.priceCents, locale)}</s>
      </span>
    )}
    {unitPrice !== undefined && <span className={styles.unit}> {unitPrice}</span>}
  </span>
);
