// Suggestions for the search field of the dialog: a combobox of Chakra whose options are links. Loaded when the dialog
// is opened.
import { Combobox } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { navigate } from 'gatsby';
import { type ComponentType, memo, type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import type { MainMenuItemData } from '../../../domain/site-content.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { localizedSiteRouteTable, toFilteredProductListPath } from '../../i18n/site-paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ImagePlaceholder } from '../../ui/ImagePlaceholder.tsx';
import { ChakraIslandProvider } from '../../ui/island/ChakraIslandProvider.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import * as styles from './search-combobox-island.module.css';
import {
  type SearchOption,
  type SearchOptionGroup,
  menuToDepartmentSearchOptions,
  toSearchSuggestionOptionGroups,
} from './search-option-groups.ts';
import { type SearchSuggestionsForQuery, searchSuggestionsQueryOptions } from './search-suggestions-query.ts';
import { type SuggestionComboboxInputProps, useSuggestionCombobox } from './useSuggestionCombobox.ts';

export interface SearchComboboxProps {
  /** Text of the field; empty while the dialog is closed. */
  text: string;
  /** Receives what makes the field a combobox, whenever it changes; `undefined` once the island is gone. */
  onFieldProps: (props: SuggestionComboboxInputProps | undefined) => void;
  /** The links of its departments are there before anything is typed. */
  menu: readonly MainMenuItemData[];
  /** Closes the dialog. */
  onChoose: () => void;
  /** Parts of the product list. */
  ProductPrice: ComponentType<{ product: ProductSummary; locale: Locale }>;
  TaxAndShippingNote: ComponentType<{ shippingPath: string }>;
}

/** Minimum length of a text that has suggestions. */
const minLength = 2;

/** Debounce of suggestions, in milliseconds. */
const debounceMs = 150;

const Suggestions = (props: SearchComboboxProps) => {
  const { text, onFieldProps, menu, onChoose, ProductPrice, TaxAndShippingNote } = props;
  const { t, i18n } = useTranslation('search');
  const locale = i18n.language as Locale;
  const labelId = useId();
  const { result, isCurrent, hasFailed } = useSuggestions(text, locale);
  const isShort = text.trim().length < minLength;
  const { groups, all, options } = useMemo(() => {
    const found = result ? toSearchSuggestionOptionGroups(result, locale) : isShort ? toFirstGroups(menu, locale) : [];
    const allResults = result ? toAllResultsOptions(result, locale, t) : [];
    return { groups: found, all: allResults, options: [...found.flatMap((group) => group.options), ...allResults] };
  }, [result, isShort, menu, locale, t]);
  const combobox = useSuggestionCombobox({ text, options, labelId, onFieldProps });
  const isEmpty = options.length === 0;
  const products = groups.find(({ key }) => key === 'products');
  const others = groups.filter((group) => group !== products);
  return (
    <Combobox.RootProvider value={combobox} unstyled>
      <div role="status">
        {isShort && <p className={styles.line}>{t('hint')}</p>}
        {hasFailed && <p className={styles.line}>{t('failed')}</p>}
        {result && <ResultNotice result={result} hasOthers={others.length > 0} />}
        {isCurrent && !isEmpty && <p className="visually-hidden">{t('count', { count: options.length })}</p>}
      </div>
      <h2 id={labelId} className="visually-hidden">
        {t('suggestions')}
      </h2>
      <Combobox.Content unstyled hidden={isEmpty} aria-busy={!isCurrent && !isShort}>
        <div className={styles.columns}>
          {products && (
            <OptionGroup
              group={products}
              heading={t(result?.interpretation.isNearest ? 'nearest' : 'groups.products')}
              onChoose={onChoose}
              renderOption={({ product }) =>
                product && (
                  <ProductOption product={product} price={<ProductPrice product={product} locale={locale} />} />
                )
              }
            />
          )}
          {others.length > 0 && (
            <div>
              {others.map((group) => (
                <OptionGroup
                  key={group.key}
                  group={group}
                  heading={t(`groups.${group.key}`)}
                  onChoose={onChoose}
                  renderOption={({ label }) => label}
                />
              ))}
            </div>
          )}
        </div>
        {all.map((option) => (
          <OptionLink key={option.value} option={option} className={styles.all} onChoose={onChoose}>
            {option.label}
            <Icon name="arrow" />
          </OptionLink>
        ))}
      </Combobox.Content>
      {products && (
        <p className={styles.note}>
          <TaxAndShippingNote shippingPath={localizedSiteRouteTable.shipping[locale]} />
        </p>
      )}
    </Combobox.RootProvider>
  );
};

/** The departments, while there is nothing to search for. */
const toFirstGroups = (menu: readonly MainMenuItemData[], locale: Locale): SearchOptionGroup[] => {
  const options = menuToDepartmentSearchOptions(menu, locale);
  return options.length > 0 ? [{ key: 'departments', options }] : [];
};

/** The result for the text, or for the previous one until the service has answered. */
const useSuggestions = (text: string, locale: Locale) => {
  const trimmed = text.trim();
  const search = trimmed.length < minLength ? '' : trimmed;
  const debounced = useDebouncedText(search, debounceMs);
  const { data, isError, isPlaceholderData } = useQuery(searchSuggestionsQueryOptions(locale, debounced));
  const isWanted = search !== '' && debounced !== '';
  return {
    result: isWanted ? data : undefined,
    isCurrent: isWanted && data !== undefined && !isPlaceholderData && search === debounced,
    hasFailed: isWanted && isError,
  };
};

/** The option of all results, unless nothing matches. */
const toAllResultsOptions = (
  { search, total, interpretation: { correctedQuery, isNearest } }: SearchSuggestionsForQuery,
  locale: Locale,
  t: TFunction<'search'>,
): SearchOption[] => {
  if (total === 0 || isNearest) return [];
  return [
    {
      value: 'all',
      label: t('all', { count: total, search: correctedQuery ?? search }),
      // As typed: the correction has no words that were understood as filters.
      href: toFilteredProductListPath({ search }, locale),
    },
  ];
};

/** @param hasOthers categories, brands or pages match */
const ResultNotice = ({ result, hasOthers }: { result: SearchSuggestionsForQuery; hasOthers: boolean }) => {
  const { t } = useTranslation('search');
  const { search, total, interpretation } = result;
  const { correctedQuery, isNearest } = interpretation;
  return (
    <>
      {correctedQuery !== null && <p className={styles.line}>{t('didYouMean', { search: correctedQuery })}</p>}
      {(isNearest || total === 0) && !hasOthers && <p className={styles.line}>{t('nothing', { search })}</p>}
    </>
  );
};

interface OptionGroupProps {
  group: SearchOptionGroup;
  heading: string;
  onChoose: () => void;
  renderOption: (option: SearchOption) => ReactNode;
}

const OptionGroup = ({ group, heading, onChoose, renderOption }: OptionGroupProps) => (
  <Combobox.ItemGroup unstyled className={styles.group} data-kind={group.key}>
    <Combobox.ItemGroupLabel unstyled className={styles.heading}>
      {heading}
    </Combobox.ItemGroupLabel>
    {group.options.map((option) => (
      <OptionLink key={option.value} option={option} className={styles.option} onChoose={onChoose}>
        {renderOption(option)}
      </OptionLink>
    ))}
  </Combobox.ItemGroup>
);

interface OptionLinkProps {
  option: SearchOption;
  className: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** A real link, so that a middle click opens a tab. */
const OptionLink = ({ option, className, onChoose, children }: OptionLinkProps) => {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(option.href);
    onChoose();
  };
  return (
    <Combobox.Item item={option} asChild unstyled className={className}>
      <a href={option.href} onClick={follow}>
        {children}
      </a>
    </Combobox.Item>
  );
};

const ProductOption = ({ product, price }: { product: ProductSummary; price: ReactNode }) => {
  const { image, name, manufacturer } = product;
  return (
    <span className={styles.product}>
      <span className={styles.frame}>
        {image ? <ResponsiveImage {...image} alt="" sizes="3.5rem" className={styles.image} /> : <ImagePlaceholder />}
      </span>
      <span>
        {name} <span className={styles.manufacturer}>{manufacturer}</span>
      </span>{' '}
      <span className={styles.price}>{price}</span>
    </span>
  );
};

const SearchCombobox = (props: SearchComboboxProps) => (
  <ChakraIslandProvider>
    <Suggestions {...props} />
  </ChakraIslandProvider>
);

// The field's new props render the dialog again, which must not render the island again.
export default withQueryClient(memo(SearchCombobox));
