// The heading of a page whose product list can be searched: "3 pieces for ...".
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SearchedProducts {
  /** What the visitor typed. */
  typed: string;
  /** Corrected, if the products match a correction. */
  search: string;
  /** `null` until it is known, and if nothing matches. */
  count: number | null;
}

export interface SearchHeading {
  heading: string;
  /** For the product list. */
  onSearch: Dispatch<SetStateAction<SearchedProducts | null>>;
}

/** @param heading of the list without a search */
export const useSearchHeading = (heading: string): SearchHeading => {
  const { t } = useTranslation('products');
  const [searched, onSearch] = useState<SearchedProducts | null>(null);
  if (searched === null) return { heading, onSearch };
  const { search, count } = searched;
  return { heading: count === null ? t('searchFor', { search }) : t('found', { count, search }), onSearch };
};
