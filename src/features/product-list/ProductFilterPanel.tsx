// The filter drawer of the product list. Filters apply immediately.
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductFilterType } from '../../../contract/product-list-options.ts';
import {
  updateProductListState,
  type ProductFilterOption,
  type ProductFilterOptions,
  type ProductListState,
  type MultiValueProductFilter,
  toggleProductFilterValue,
} from '../../../domain/product-list/product-list-state.ts';
import { useLazyLoadedQuery } from '../../adapters/use-lazy-loaded-query.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isPreloadAllowed } from '../../ui/preload-page.ts';
import { navigateToProductListState } from './useProductListState.ts';
import { importProductListQueries, useProductFilterOptions } from './useProductList.ts';
import * as styles from './ProductFilterPanel.module.css';

/** Id of the drawer, for the buttons that open it. */
export const productFilterPanelId = 'list-filters';

export interface ProductFilterPanelProps {
  state: ProductListState;
  locale: Locale;
  /** The filters that the shop offers. */
  filters: readonly ProductFilterType[];
  /** Number of matching products; `null` while loading. */
  productCount: number | null;
}

export const ProductFilterPanel = ({ state, locale, filters, productCount }: ProductFilterPanelProps) => {
  const { t } = useTranslation(['products', 'shell']);
  const isOpened = useIsOpened();
  const { data: options, isError, refetch } = useProductFilterOptions(state, locale, isOpened);
  const { data: priceRange } = useLazyLoadedQuery({
    load: importProductListQueries,
    toQuery: (queries) => queries.productPriceRangeQueryOptions,
    isWanted: isOpened || isPreloadAllowed(),
    whenIdle: !isOpened,
  });
  // The request in advance may have failed.
  const retry = useRef<() => void>(() => undefined);
  useEffect(() => {
    retry.current = isError ? refetch : () => undefined;
  });
  useEffect(() => {
    if (isOpened) retry.current();
  }, [isOpened]);
  const has = (filter: ProductFilterType) => filters.includes(filter);
  const toggle = (filter: MultiValueProductFilter) => (value: string) =>
    navigateToProductListState(toggleProductFilterValue(state, filter, value), locale);
  const chooseCategory = (value: string) => {
    const category = value === state.category ? null : value;
    navigateToProductListState(updateProductListState(state, { category, subcategory: [] }), locale);
  };
  const close = () => document.querySelector<HTMLDialogElement>(`#${productFilterPanelId}`)?.close();
  return (
    <Drawer id={productFilterPanelId} title={t('filter')} closeLabel={t('shell:close')}>
      {options ? (
        <>
          {has('category') && (
            <FilterGroup
              title={t('filters.category')}
              options={options.categories}
              selected={state.category === null ? [] : [state.category]}
              onToggle={chooseCategory}
              isOpen
            />
          )}
          {has('subcategory') && (
            <FilterGroup
              title={t('filters.subcategory')}
              options={toSubcategories(options, state)}
              selected={state.subcategory}
              onToggle={toggle('subcategory')}
              isOpen={state.category !== null}
            />
          )}
          {has('price') && (
            <PriceFilter
              range={priceRange}
              minCents={state.minCents}
              maxCents={state.maxCents}
              locale={locale}
              onChange={(range) => navigateToProductListState(updateProductListState(state, range), locale)}
            />
          )}
          {has('manufacturer') && (
            <FilterGroup
              title={t('filters.manufacturer')}
              options={options.manufacturers}
              selected={state.manufacturer}
              onToggle={toggle('manufacturer')}
            />
          )}
          {has('attribute') &&
            options.attributeGroups.map((group) => (
              <FilterGroup
                key={group.id}
                title={group.label}
                options={group.options}
                selected={state.attribute}
                onToggle={toggle('attribute')}
              />
            ))}
          {has('tag') && (
            <FilterGroup
              title={t('filters.tag')}
              options={options.tags}
              selected={state.tag}
              onToggle={toggle('tag')}
            />
          )}
        </>
      ) : isError ? (
        <Notice variant="error">
          {t('filtersFailed')}{' '}
          <Button variant="ghost" onClick={refetch}>
            {t('retry')}
          </Button>
        </Notice>
      ) : (
        <p role="status" className={styles.loading}>
          {t('loadingFilters')}
        </p>
      )}
      <div className={styles.foot}>
        <Button onClick={close}>{productCount === null ? t('loading') : t('show', { count: productCount })}</Button>
      </div>
    </Drawer>
  );
};

/** Subcategories of the selected category; all of them without one. */
const toSubcategories = ({ subcategories }: ProductFilterOptions, { category }: ProductListState) =>
  subcategories.filter((option) => category === null || option.category === category);

/** Whether the drawer has been opened once. It may open without scripts; the attribute says so in every browser. */
const useIsOpened = (): boolean => {
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    const dialog = document.getElementById(productFilterPanelId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const update = () => {
      if (dialog.open) setIsOpened(true);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return isOpened;
};

interface FilterGroupProps {
  title: string;
  options: readonly ProductFilterOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  /** Expanded from the start, even without a selected value. */
  isOpen?: boolean;
}

/** The values of one filter: check boxes in a collapsible group. */
const FilterGroup = ({ title, options, selected, onToggle, isOpen = false }: FilterGroupProps) => {
  const id = useId();
  const count = options.filter(({ value }) => selected.includes(value)).length;
  const isRequestedOpen = isOpen || count > 0;
  const [wasRequestedOpen, setWasRequestedOpen] = useState(isRequestedOpen);
  const [isShown, setIsShown] = useState(isRequestedOpen);
  // Opens automatically but closes by click only, because a visitor who clears the last value is still using the
  // group.
  if (isRequestedOpen !== wasRequestedOpen) {
    setWasRequestedOpen(isRequestedOpen);
    if (isRequestedOpen) setIsShown(true);
  }
  if (options.length === 0) return null;
  return (
    <details className={styles.group} open={isShown} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>
        <span id={id}>{title}</span>
        {count > 0 && <span className={styles.count}> ({count})</span>}
        <Icon name="open" className={styles.mark} />
      </summary>
      <ul aria-labelledby={id}>
        {options.map((option) => (
          <li key={option.id}>
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={selected.includes(option.value)}
                onChange={() => onToggle(option.value)}
              />
              {option.label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
};

interface Range {
  minCents: Cents | null;
  maxCents: Cents | null;
}

interface PriceFilterProps extends Range {
  locale: Locale;
  /** Lowest and highest price of the shop, once known. */
  range: Range | undefined;
  onChange: (range: Range) => void;
}

const toText = (cents: Cents | null): string => (cents === null ? '' : String(Math.round(cents / 100)));

/** The price range in whole euros, with the shop's lowest and highest price as hints. */
const PriceFilter = ({ minCents, maxCents, range, locale, onChange }: PriceFilterProps) => {
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

/** A whole amount in euros within the limit of an address (product-list-state.ts), or empty. */
const isAmount = (text: string): boolean => /^\s*\d{0,7}\s*$/.test(text);

const findProblem = (min: string, max: string): { at: 'max' | 'min'; code: 'notWhole' | 'reversed' } | undefined => {
  if (!isAmount(min)) return { at: 'min', code: 'notWhole' };
  if (!isAmount(max)) return { at: 'max', code: 'notWhole' };
  const [from, upTo] = [toCents(min), toCents(max)];
  return from !== null && upTo !== null && from > upTo ? { at: 'min', code: 'reversed' } : undefined;
};

const toCents = (text: string): Cents | null => (text.trim() === '' ? null : Number(text) * 100);
