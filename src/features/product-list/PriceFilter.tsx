// The range of prices of a list, in whole euros. What the shop's prices reach from and to stands as a hint.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import * as styles from './PriceFilter.module.css';

interface Range {
  minCents: Cents | null;
  maxCents: Cents | null;
}

export interface PriceFilterProps extends Range {
  locale: Locale;
  /** Lowest and highest price of the shop, once it is known. */
  range: Range | undefined;
  onChange: (range: Range) => void;
}

const toText = (cents: Cents | null): string => (cents === null ? '' : String(Math.round(cents / 100)));

export const PriceFilter = ({ minCents, maxCents, range, locale, onChange }: PriceFilterProps) => {
  const { t } = useTranslation('products');
  const [min, setMin] = useState(toText(minCents));
  const [max, setMax] = useState(toText(maxCents));
  const [error, setError] = useState<{ at: 'max' | 'min'; text: string }>();
  const [known, setKnown] = useState<Range>({ minCents, maxCents });
  // Changed by something else: a chip, Back. The fields stay those that are focused.
  if (known.minCents !== minCents || known.maxCents !== maxCents) {
    setKnown({ minCents, maxCents });
    setMin(toText(minCents));
    setMax(toText(maxCents));
    setError(undefined);
  }
  const apply = () => {
    const next = { minCents: toCents(min), maxCents: toCents(max) };
    const problem = findProblem(min, max);
    setError(problem && { at: problem.at, text: t(`price.${problem.code}`) });
    if (!problem) onChange(next);
  };
  const hint =
    range && range.minCents !== null && range.maxCents !== null
      ? t('price.range', { min: formatPrice(range.minCents, locale), max: formatPrice(range.maxCents, locale) })
      : undefined;
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
        {hint && <p className={styles.hint}>{hint}</p>}
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

/** Whole euros, no more than an address takes (list-state.ts), or nothing. */
const isAmount = (text: string): boolean => /^\s*\d{0,7}\s*$/.test(text);

const findProblem = (min: string, max: string): { at: 'max' | 'min'; code: 'notWhole' | 'reversed' } | undefined => {
  if (!isAmount(min)) return { at: 'min', code: 'notWhole' };
  if (!isAmount(max)) return { at: 'max', code: 'notWhole' };
  const [from, upTo] = [toCents(min), toCents(max)];
  return from !== null && upTo !== null && from > upTo ? { at: 'min', code: 'reversed' } : undefined;
};

const toCents = (text: string): Cents | null => (text.trim() === '' ? null : Number(text) * 100);
