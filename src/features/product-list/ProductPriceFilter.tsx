// The price filter of the product list: how many products cost how much, and a range in whole euros. Used by the filter
// drawer.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductFacets } from '../../../contract/shop/product-search.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import * as styles from './ProductPriceFilter.module.css';

interface Range {
  minCents: Cents | null;
  maxCents: Cents | null;
}

export interface ProductPriceFilterProps extends Range {
  locale: Locale;
  /** Prices of the products that match the other filters. */
  prices: ProductFacets['price'];
  onChange: (range: Range) => void;
}

const toText = (cents: Cents | null): string => (cents === null ? '' : String(Math.round(cents / 100)));

export const ProductPriceFilter = ({ minCents, maxCents, prices, locale, onChange }: ProductPriceFilterProps) => {
  const { t } = useTranslation('products');
  const [min, setMin] = useState(toText(minCents));
  const [max, setMax] = useState(toText(maxCents));
  const [error, setError] = useState<{ at: 'max' | 'min'; text: string }>();
  const [knownRange, setKnownRange] = useState<Range>({ minCents, maxCents });
  // The state changed elsewhere (chip, Back). The fields are kept, and so is their focus.
  if (knownRange.minCents !== minCents || knownRange.maxCents !== maxCents) {
    setKnownRange({ minCents, maxCents });
    setMin(toText(minCents));
    setMax(toText(maxCents));
    setError(undefined);
  }
  const problem = findProblem(min, max);
  const typed = problem ? { minCents, maxCents } : { minCents: toCents(min), maxCents: toCents(max) };
  const apply = () => {
    setError(problem && { at: problem.at, text: t(`price.${problem.code}`) });
    if (!problem) onChange(typed);
  };
  return (
    <form
      className={styles.price}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <fieldset>
        <legend>{t('filters.price')}</legend>
        {prices && (
          <>
            <p className={styles.hint}>
              {t('price.range', {
                min: formatPrice(prices.minCents, locale),
                max: formatPrice(prices.maxCents, locale),
              })}
            </p>
            <PriceHistogram prices={prices} chosen={typed} />
          </>
        )}
        <div className={styles.fields}>
          <Field label={t('price.from')} error={error?.at === 'min' ? error.text : undefined}>
            {(control) => (
              <input {...control} inputMode="numeric" value={min} onChange={({ target }) => setMin(target.value)} />
            )}
          </Field>
          <Field label={t('price.upTo')} error={error?.at === 'max' ? error.text : undefined}>
            {(control) => (
              <input {...control} inputMode="numeric" value={max} onChange={({ target }) => setMax(target.value)} />
            )}
          </Field>
        </div>
        <Button type="submit" variant="ghost">
          {t('price.apply')}
        </Button>
      </fieldset>
    </form>
  );
};

interface PriceHistogramProps {
  prices: NonNullable<ProductFacets['price']>;
  /** The range in the fields. */
  chosen: Range;
}

/** A bar per step of prices; those of the chosen range stand out. The fields say the same to assistive technology. */
const PriceHistogram = ({ prices: { minCents, maxCents, histogram }, chosen }: PriceHistogramProps) => {
  const highest = Math.max(...histogram);
  if (histogram.length < 2 || highest === 0 || minCents === maxCents) return null;
  const stepCents = (maxCents - minCents) / histogram.length;
  const isChosen = (index: number) => {
    const fromCents = minCents + index * stepCents;
    return fromCents + stepCents >= (chosen.minCents ?? minCents) && fromCents <= (chosen.maxCents ?? maxCents);
  };
  return (
    <div className={styles.histogram} aria-hidden="true">
      {histogram.map((count, index) => (
        <span
          // The steps have no other identity.
          key={index}
          className={styles.bar}
          style={{ height: `${(count / highest) * 100}%` }}
          data-empty={count === 0 || undefined}
          data-chosen={isChosen(index) || undefined}
        />
      ))}
    </div>
  );
};

/** A whole amount in euros within the limit of an address (product-list-state.ts), or empty. */
const isAmount = (text: string): boolean => /^\s*\d{0,7}\s*$/.test(text);

const findProblem = (min: string, max: string): { at: 'max' | 'min'; code: 'notWhole' | 'reversed' } | undefined => {
  if (!isAmount(min)) return { at: 'min', code: 'notWhole' };
  if (!isAmount(max)) return { at: 'max', code: 'notWhole' };
  const [from, upTo] = [toCents(min), toCents(max)];
  return from !== null && upTo !== null && from > upTo ? { at: 'min', code: 'reversed' } : undefined;
};

const toCents = (text: string): Cents | null => (text.trim() === '' ? null : Number(text) * 100);
