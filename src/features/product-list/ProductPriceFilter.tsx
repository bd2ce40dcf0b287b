// The price filter of the product list: how many products cost how much, a slider, and a range in whole euros. Used by
// the filter panel. A range is applied once the visitor pauses.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  type PriceSliderScale,
  toPriceSliderScale,
  toPriceSliderThumbValues,
} from '../../../domain/product-list/price-slider-scale.ts';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Field } from '../../ui/Field.tsx';
import { IslandErrorBoundary } from '../../ui/createLazyIsland.tsx';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import * as sliderStyles from './PriceSlider.module.css';
import type { PriceSliderRange } from './price-slider-island.tsx';
import * as styles from './ProductPriceFilter.module.css';

interface Range {
  minCents: Cents | null;
  maxCents: Cents | null;
}

export interface ProductPriceFilterProps extends Range {
  locale: Locale;
  /** Prices of the products that match the other filters. */
  prices: ProductSearchFacets['price'];
  /** The visitor has turned to the filters, so the slider loads. */
  isInUse: boolean;
  onChange: (range: Range) => void;
}

/** Pause after which a range is applied, in milliseconds. */
const debounceMs = 500;

const loadSlider = () => import('./price-slider-island.tsx');

const toText = (cents: Cents | null): string => (cents === null ? '' : String(Math.round(cents / 100)));

export const ProductPriceFilter = (props: ProductPriceFilterProps) => {
  const { prices, locale } = props;
  const { t } = useTranslation('products');
  const { min, max, setMin, setMax, problem, typed, apply } = usePriceFields(props);
  const scale = prices && prices.minCents < prices.maxCents ? toPriceSliderScale(prices) : undefined;
  const range = scale && toPriceSliderThumbValues(scale, typed);
  const toError = (field: 'max' | 'min') => (problem?.at === field ? t(`price.${problem.code}`) : undefined);
  const toField = (name: 'max' | 'min', value: string, onInput: (text: string) => void) => (
    <Field label={t(name === 'min' ? 'price.from' : 'price.upTo')} error={toError(name)}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onInput(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') apply();
          }}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.price}>
      <legend>{t('filters.price')}</legend>
      {prices && (
        <p className={styles.hint}>
          {t('price.range', {
            min: formatPrice(prices.minCents, locale),
            max: formatPrice(prices.maxCents, locale),
          })}
        </p>
      )}
      {prices && <PriceHistogram prices={prices} chosen={typed} />}
      {scale && range && (
        <LazyPriceSlider
          isInUse={props.isInUse}
          locale={locale}
          scale={scale}
          range={range}
          onChange={([from, upTo]) => {
            // The other field keeps what was typed, which may be between two steps.
            if (from !== range[0]) setMin(from === scale.min ? '' : String(from));
            if (upTo !== range[1]) setMax(upTo === scale.max ? '' : String(upTo));
          }}
        />
      )}
      {/* Errors appear without a click, so they are announced. */}
      <div className={styles.fields} aria-live="polite">
        {toField('min', min, setMin)}
        {toField('max', max, setMax)}
      </div>
    </fieldset>
  );
};

/** The texts of the two fields, which follow the list's state and change it after a pause. */
const usePriceFields = ({ minCents, maxCents, onChange }: ProductPriceFilterProps) => {
  const [min, setMin] = useState(toText(minCents));
  const [max, setMax] = useState(toText(maxCents));
  const [knownRange, setKnownRange] = useState<Range>({ minCents, maxCents });
  // The state changed elsewhere (chip, Back). The fields are kept, and so is their focus.
  if (knownRange.minCents !== minCents || knownRange.maxCents !== maxCents) {
    setKnownRange({ minCents, maxCents });
    setMin(toText(minCents));
    setMax(toText(maxCents));
  }
  const problem = findProblem(min, max);
  const typed = problem ? { minCents, maxCents } : { minCents: toCents(min), maxCents: toCents(max) };
  const isApplied = typed.minCents === minCents && typed.maxCents === maxCents;
  const apply = () => {
    if (!isApplied) onChange(typed);
  };
  const text = `${min}-${max}`;
  const hasPaused = useDebouncedText(text, debounceMs) === text;
  useEffect(() => {
    if (hasPaused) apply();
  });
  return { min, max, setMin, setMax, problem: hasPaused ? problem : undefined, typed, apply };
};

interface LazyPriceSliderProps {
  isInUse: boolean;
  locale: Locale;
  scale: PriceSliderScale;
  range: PriceSliderRange;
  onChange: (range: PriceSliderRange) => void;
}

/** Until it has loaded, a drawing of the slider takes its place. */
const LazyPriceSlider = ({ isInUse, ...slider }: LazyPriceSliderProps) => {
  const { module, hasFailed } = useLazyModule(loadSlider, { isWanted: isInUse });
  if (hasFailed) return null;
  if (!module) return <PriceSliderPlaceholder {...slider} />;
  return (
    <IslandErrorBoundary fallback={null}>
      <module.default {...slider} />
    </IslandErrorBoundary>
  );
};

const PriceSliderPlaceholder = ({ scale, range }: Pick<LazyPriceSliderProps, 'range' | 'scale'>) => {
  const toPercent = (euros: number) => `${((euros - scale.min) / (scale.max - scale.min)) * 100}%`;
  const [from, upTo] = range;
  return (
    <div className={sliderStyles.slider} aria-hidden="true">
      <div className={sliderStyles.track}>
        <div
          className={`${sliderStyles.range} ${sliderStyles.placeholder}`}
          style={{ left: toPercent(from), right: `calc(100% - ${toPercent(upTo)})` }}
        />
      </div>
      {range.map((euros, index) => (
        <span
          // The two thumbs may be at the same place.
          key={index}
          className={`${sliderStyles.thumb} ${sliderStyles.placeholder}`}
          style={{ left: toPercent(euros) }}
        />
      ))}
    </div>
  );
};

interface PriceHistogramProps {
  prices: NonNullable<ProductSearchFacets['price']>;
  /** The range in the fields. */
  chosen: Range;
}

/** A bar per step of prices, in the square root of its count, so that few beside many show; those of the chosen range stand out. The fields say the same to assistive technology. */
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
          style={{ height: `${Math.round(Math.sqrt(count / highest) * 100)}%` }}
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
