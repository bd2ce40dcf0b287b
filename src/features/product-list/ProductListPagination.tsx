// The page links of a product list: real links, for visitors without scripts and for search engines. Where the pages have
// no paths of their own, the links need scripts.
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductListPageInfo } from '../../../domain/product-list/pagination-and-sorting.ts';
import type { ProductListState } from '../../../domain/product-list/product-list-state.ts';
import { Link } from '../../ui/Link.tsx';
import { type ProductListPathAndFixedFilters, toProductListHref } from './product-list-path-and-fixed-filters.ts';
import { navigateToProductListState } from './useProductListState.ts';
import * as styles from './ProductListPagination.module.css';

export interface ProductListPaginationProps {
  state: ProductListState;
  paging: ProductListPageInfo;
  listLocation: ProductListPathAndFixedFilters;
  /** Number of the prerendered page. */
  ownPage: number;
  /** Called before the list shows another page without leaving the page of the site. */
  onTurn: () => void;
}

export const ProductListPagination = ({ state, paging, listLocation, ownPage, onTurn }: ProductListPaginationProps) => {
  const { t } = useTranslation('products');
  return (
    <nav
      aria-label={t('pages')}
      className={styles.pages}
      data-needs-script={listLocation.path(2) === listLocation.path(1) || undefined}
    >
      <ol>
        {paging.links.map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : number === paging.page ? (
              <span aria-current="page" className={styles.page}>
                <PageNumber number={number} />
              </span>
            ) : (
              <PageLink
                state={{ ...state, page: number, pageCount: 1 }}
                listLocation={listLocation}
                ownPage={ownPage}
                onTurn={onTurn}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

const PageLink = ({ state, listLocation, ownPage, onTurn }: Omit<ProductListPaginationProps, 'paging'>) => {
  const href = toProductListHref(state, listLocation);
  const content = <PageNumber number={state.page} />;
  if (href.split('?')[0] !== listLocation.path(ownPage)) {
    return (
      <Link href={href} className={styles.page}>
        {content}
      </Link>
    );
  }
  const turn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onTurn();
    navigateToProductListState(state, listLocation);
  };
  // The router's link to the first page would be marked as the current one on all others, too.
  return (
    <a href={href} className={styles.page} onClick={turn}>
      {content}
    </a>
  );
};

const PageNumber = ({ number }: { number: number }) => {
  const { t } = useTranslation('products');
  return (
    <>
      <span className="visually-hidden">{t('page')} </span>
      {number}
    </>
  );
};

/** After a page link, view and focus move to the start of the list, which may stand far below that of the page. */
export const useFocusListStartOnPageChange = (page: number) => {
  const list = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page]);
  const expectTurn = () => {
    isTurning.current = true;
  };
  return { list, expectTurn };
};
