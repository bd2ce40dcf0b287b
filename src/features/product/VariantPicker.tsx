// The variants of a product as a radio group with availability.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type BackorderSettings, toProductAvailability } from '../../../domain/product-availability.ts';
import type { ProductVariant } from '../../../domain/product/product.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './VariantPicker.module.css';

export interface VariantPickerProps {
  label: string;
  variants: readonly ProductVariant[];
  selectedId: string | null;
  onChoose: (variantId: string) => void;
  locale: Locale;
  terms: BackorderSettings;
  /** Error for a missing selection; empty if valid. */
  error: string | undefined;
}

/** Name of the form field, used to find a selection made before hydration. */
export const variantFormFieldName = 'variant';

export const VariantPicker = ({ label, variants, selectedId, onChoose, locale, terms, error }: VariantPickerProps) => {
  const { t } = useTranslation('product');
  const errorId = useId();
  const differ = new Set(variants.map(({ priceCents }) => priceCents)).size > 1;
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.options}>
        {variants.map((variant) => (
          <label key={variant.id} className={styles.option} data-there={variant.stock > 0 || undefined}>
            <input
              type="radio"
              name={variantFormFieldName}
              value={variant.id}
              checked={variant.id === selectedId}
              onChange={() => onChoose(variant.id)}
            />
            <span>{variant.name}</span>
            <span className={styles.note}>
              {[differ ? formatPrice(variant.priceCents, locale) : '', toStockText(variant, terms, t)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

const toStockText = (variant: ProductVariant, terms: BackorderSettings, t: (key: string) => string): string => {
  const availability = toProductAvailability(variant, terms);
  return availability === 'inStock' ? '' : t(`variant.${availability}`);
};
