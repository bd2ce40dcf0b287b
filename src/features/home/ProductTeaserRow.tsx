// A row of products with their prices at build time (docs/decisions/014).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductTeaserData } from '../../gatsby/mapping/to-build-time-product.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import { ProductListItemPrice, TaxAndShippingNote } from '../product-list/ProductListItemPrice.tsx';
import * as styles from './ProductTeaserRow.module.css';

export interface ProductTeaserRowProps {
  title: string | null;
  products: readonly ProductTeaserData[];
  locale: Locale;
  /** Link to the full list. */
  action: ReactNode;
}

export const ProductTeaserRow = ({ title, products, locale, action }: ProductTeaserRowProps) => {
  const { t } = useTranslation('shell');
  return products.length === 0 ? null : (
    <ContainerWidthSection isNamed={title !== null} className={products.length < 3 ? styles.few : undefined}>
      <div className={styles.head}>
        {title && <h2>{title}</h2>}
        {action}
      </div>
      <ul className={styles.row} data-count={Math.min(products.length, 4)}>
        {products.map(({ id, path, name, manufacturer, offer, image }) => (
          <li key={id}>
            <ProductCard
              productId={id}
              href={path}
              name={name}
              nameElement={title === null ? 'p' : 'h3'}
              manufacturer={manufacturer}
              price={offer && <ProductListItemPrice product={offer} locale={locale} />}
              image={image}
              hoverImage={offer?.hoverImage ?? null}
              foot={
                products.length === 1 &&
                path && (
                  <ButtonLink href={path} variant="secondary">
                    {t('toProduct')}
                  </ButtonLink>
                )
              }
              sizes={products.length === 1 ? '(min-width: 48em) 50vw, 100vw' : '(min-width: 62em) 25vw, 50vw'}
            />
          </li>
        ))}
      </ul>
      {products.some(({ offer }) => offer?.price) && (
        <p className={styles.tax}>
          <TaxAndShippingNote shippingPath={localizedSiteRouteTable.shipping[locale]} />
        </p>
      )}
    </ContainerWidthSection>
  );
};
