// Links from the 404 page: product search, departments, contact and home. Works without scripts; the search is a native
// form.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkList, PhoneLink } from '../../ui/Link.tsx';
import * as styles from './NotFoundLinks.module.css';

export interface NotFoundLinksProps {
  homePath: string;
  contactPath: string;
  /** `null` if the project has no shop to search. */
  productsPath: string | null;
  phone: { display: string; href: string | null } | null;
  departments: readonly { path: string; heading: string }[];
}

export const NotFoundLinks = ({ homePath, contactPath, productsPath, phone, departments }: NotFoundLinksProps) => {
  const { t } = useTranslation('notFound');
  const id = useId();
  return (
    <div className={styles.ways}>
      {productsPath !== null && (
        <search>
          {/* `q` is the search parameter of the product list (domain/product-list/product-list-state.ts). */}
          <form action={productsPath} method="get">
            <label htmlFor={`${id}-search`}>{t('search')}</label>
            <span className={styles.field}>
              <input id={`${id}-search`} type="search" name="q" maxLength={80} required />
              <button type="submit">
                <Icon name="search" />
                {t('searchSubmit')}
              </button>
            </span>
          </form>
        </search>
      )}
      {departments.length > 0 && (
        <nav aria-labelledby={`${id}-departments`}>
          <h2 id={`${id}-departments`}>{t('departments')}</h2>
          <LinkList
            links={departments.map(({ path, heading }) => ({ href: path, label: heading }))}
            className={styles.departments}
            linkClassName={styles.department}
          />
        </nav>
      )}
      <div className={styles.contact}>
        <h2>{t('contact')}</h2>
        <p>{t('contactText')}</p>
        {phone && (
          <p>
            <PhoneLink title={t('phone')} phone={phone} />
          </p>
        )}
        <p className={styles.links}>
          <ButtonLink href={contactPath}>{t('contactPage')}</ButtonLink>
          <ButtonLink href={homePath} variant="ghost">
            {t('home')}
            <Icon name="arrow" />
          </ButtonLink>
        </p>
      </div>
    </div>
  );
};
