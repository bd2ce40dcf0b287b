// Links to the pages of a list: real addresses, for whoever reads without scripts, and for search engines.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ListState } from '../../../domain/product-list/list-state.ts';
import type { Paging } from '../../../domain/product-list/paging.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './PageLinks.module.css';
import { toListHref } from './useListAddress.ts';

export interface PageLinksProps {
  state: ListState;
  paging: Paging;
  locale: Locale;
}

export const PageLinks = ({ state, paging, locale }: PageLinksProps) => {
  const { t } = useTranslation('products');
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <ol>
        {paging.links.map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : number === paging.page ? (
              <span aria-current="page" className={styles.page}>
                <span className={styles.hidden}>{t('page')} </span>
                {number}
              </span>
            ) : (
              <Link href={toListHref({ ...state, page: number, pageCount: 1 }, locale)} className={styles.page}>
                <span className={styles.hidden}>{t('page')} </span>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
