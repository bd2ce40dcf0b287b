// The toolbar of the product list: search, filter button, sorting.
import { navigate } from 'gatsby';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type ProductSortOption, productSortOptions } from '../../../contract/product-list-options.ts';
import {
  updateProductListState,
  countActiveProductFilters,
  type ProductListState,
  type ProductSearchSuggestion,
} from '../../../domain/product-list/product-list-state.ts';
import { useLazyLoadedQuery } from '../../adapters/use-lazy-loaded-query.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { DrawerButton } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import { productFilterPanelId } from './ProductFilterPanel.tsx';
import { navigateToProductListState } from './useProductListState.ts';
import { importProductListQueries } from './useProductList.ts';
import * as styles from './ProductListToolbar.module.css';

export interface ProductListToolbarProps {
  state: ProductListState;
  locale: Locale;
  defaultSort: ProductSortOption;
}

export const ProductListToolbar = ({ state, locale, defaultSort }: ProductListToolbarProps) => {
  const { t } = useTranslation('products');
  const count = countActiveProductFilters(state);
  return (
    <div className={styles.toolbar}>
      <ProductSearchField state={state} locale={locale} />
      <DrawerButton opens={productFilterPanelId} className={styles.filter}>
        <Icon name="filter" />
        {count > 0 ? t('filterActive', { count }) : t('filter')}
      </DrawerButton>
      <label className={styles.sort}>
        <span>{t('sort')}</span>
        <select
          value={state.sort ?? defaultSort}
          onChange={({ target: { value } }) => {
            const sort = productSortOptions.find((known) => known === value) ?? null;
            navigateToProductListState(
              updateProductListState(state, { sort: sort === defaultSort ? null : sort }),
              locale,
            );
          }}
        >
          {productSortOptions.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};

interface ProductSearchFieldProps {
  state: ProductListState;
  locale: Locale;
}

/** Minimum length of a search term. */
const minLength = 2;

/** Debounce of suggestions, in milliseconds. */
const debounceMs = 250;

const noSuggestions: readonly ProductSearchSuggestion[] = [];

/**
 * The product search: names, reference numbers and manufacturers, with suggestions that link to products. A combobox
 * (ARIA Authoring Practices): arrows select, Enter opens, Escape closes.
 */
export const ProductSearchField = ({ state, locale }: ProductSearchFieldProps) => {
  const { t } = useTranslation('products');
  const id = useId();
  const [text, setText] = useState(state.search);
  const [previousSearch, setPreviousSearch] = useState(state.search);
  // The state changed elsewhere (chip, Back). The field is kept, and so is its focus.
  if (previousSearch !== state.search) {
    setPreviousSearch(state.search);
    setText(state.search);
  }
  const [isOpen, setIsOpen] = useState(false);
  const search = text.trim();
  const debouncedText = useDebouncedText(search.length >= minLength ? search : '', debounceMs);
  // Results for a previous term are no suggestions for the current one.
  const isWanted = isOpen && [search, debouncedText].every(({ length }) => length >= minLength);
  const { data: suggestions = noSuggestions } = useLazyLoadedQuery({
    load: importProductListQueries,
    toQuery: ({ searchSuggestionsQueryOptions: searchSuggestionsQuery }) =>
      searchSuggestionsQuery(locale, debouncedText),
    isWanted,
  });
  const [active, setActive] = useState(-1);
  const [results, setResults] = useState(suggestions);
  if (results !== suggestions) {
    setResults(suggestions);
    setActive(-1);
  }
  const shown = isOpen ? suggestions : noSuggestions;
  const submit = () => {
    const chosen = shown[active];
    setIsOpen(false);
    if (chosen) navigate(toProductPath(chosen.slug, locale));
    else navigateToProductListState(updateProductListState(state, { search }), locale);
  };
  const followKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setActive((index) => ((index + step + 1 + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      setIsOpen(false);
    }
  };
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          {t('search')}
        </label>
        <span className={styles.field}>
          <input
            id={id}
            // Not `type="search"`, which cannot be a combobox; `enterKeyHint` still shows the search key on
            // phones.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            value={text}
            maxLength={80}
            autoComplete="off"
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setIsOpen(true);
              // The selection belonged to the previous term.
              setActive(-1);
              // Clearing the field ends the search.
              if (target.value === '' && state.search !== '')
                navigateToProductListState(updateProductListState(state, { search: '' }), locale);
            }}
            onKeyDown={followKey}
            onBlur={() => setIsOpen(false)}
          />
          <button type="submit" className={styles.submit}>
            <Icon name="search" />
            <span className={styles.submitText}>{t('searchSubmit')}</span>
          </button>
        </span>
      </form>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('suggestions')}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map(({ id: productId, slug, name, manufacturer }, index) => (
          <div
            key={productId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // Runs before blur, which closes the list.
            onMouseDown={(event) => {
              if (event.button !== 0) return;
              event.preventDefault();
              setIsOpen(false);
              navigate(toProductPath(slug, locale));
            }}
          >
            {name} <span className={styles.manufacturer}>{manufacturer}</span>
          </div>
        ))}
      </div>
      <span role="status" className={styles.status}>
        {shown.length > 0 ? t('suggestionCount', { count: shown.length }) : ''}
      </span>
    </search>
  );
};
