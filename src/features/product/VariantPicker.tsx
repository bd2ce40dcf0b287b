// The variants of a product as a radio group with availability: chips for sizes and other short names, boxes for longer
// ones.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type BackorderSettings, toProductAvailability } from '../../../domain/product-availability.ts';
import type { Product, ProductVariant } from '../../../domain/product/to-product.ts';
import { formatPrice, formatSurcharge } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toVariantChipNames, productVariantFormFieldName } from './variant-chip-names.ts';
import * as styles from './VariantPicker.module.css';

export interface VariantPickerProps extends Pick<Product, 'variesBy' | 'isGiftVoucher'> {
  label: string;
  variants: readonly ProductVariant[];
  selectedId: string | null;
  onChoose: (variantId: string) => void;
  locale: Locale;
  terms: BackorderSettings;
  /** Delivery time of what is made to order; `null` if unknown. */
  madeToOrderTime: string | null;
  /** Error for a missing selection; empty if valid. */
  error: string | undefined;
}

export const VariantPicker = ({
  label,
  variants,
  variesBy,
  isGiftVoucher,
  selectedId,
  onChoose,
  locale,
  terms,
  madeToOrderTime,
  error,
}: VariantPickerProps) => {
  const { t } = useTranslation('product');
  const errorId = useId();
  const lowestCents = Math.min(...variants.map(({ priceCents }) => priceCents));
  const differ = variants.some(({ priceCents }) => priceCents > lowestCents);
  const availabilities = variants.map((variant) => toProductAvailability(variant, terms));
  const chips = toVariantChipNames({ label, variesBy, names: variants.map(({ name }) => name) });
  const areWide = chips?.some((name) => name.length > 3) || differ;
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.options} data-chips={chips ? (areWide ? 'wide' : 'narrow') : undefined}>
        {variants.map((variant, index) => {
          const availability = availabilities[index] ?? 'unavailable';
          const state = availability === 'inStock' ? '' : t(`variant.${availability}`);
          const surcharge =
            // The name of a voucher's variant, "100 €", is its price.
            variant.priceCents > lowestCents && !isGiftVoucher
              ? formatSurcharge(variant.priceCents - lowestCents, locale)
              : '';
          const notes = chips ? [surcharge] : [differ ? formatPrice(variant.priceCents, locale) : '', state];
          return (
            <label
              key={variant.id}
              className={styles.option}
              data-availability={availability === 'inStock' ? undefined : availability}
            >
              <input
                type="radio"
                name={productVariantFormFieldName}
                value={variant.id}
                checked={variant.id === selectedId}
                onChange={() => onChoose(variant.id)}
                aria-label={chips ? [variant.name, surcharge, state].filter(Boolean).join(', ') : undefined}
              />
              <span>{chips?.[index] ?? variant.name}</span>
              {notes.filter(Boolean).map((note, place) => (
                <span key={note} className={styles.note}>
                  {place > 0 && <span className="visually-hidden"> · </span>}
                  {note}
                </span>
              ))}
            </label>
          );
        })}
      </div>
      {/* The border of a chip tells its state; a shop has either made-to-order variants or ones on request. */}
      {chips && availabilities.includes('madeToOrder') && (
        <p className={styles.legend}>
          {t('variant.dashed', { state: [t('variant.madeToOrder'), madeToOrderTime].filter(Boolean).join(', ') })}
        </p>
      )}
      {chips && availabilities.includes('onRequest') && (
        <p className={styles.legend}>{t('variant.dashed', { state: t('variant.onRequest') })}</p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
