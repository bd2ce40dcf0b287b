// The content of a product's page, put together from the parts of several features: of a built page, and of a product newer
// than the build (NotFoundPage).
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopSettings } from '../../contract/shop-settings.ts';
import type { Shell } from '../domain/site.ts';
import type { Product } from '../domain/product/product.ts';
import { BackLink } from '../features/product/BackLink.tsx';
import { Neighbours } from '../features/product/Neighbours.tsx';
import { ProductFacts } from '../features/product/ProductFacts.tsx';
import { ProductPanel } from '../features/product/ProductPanel.tsx';
import { ProductPictures } from '../features/product/ProductPictures.tsx';
import { useProduct } from '../features/product/useProduct.ts';
import { ProductGrid } from '../features/product-list/ProductGrid.tsx';
import { routeTable } from '../i18n/paths.ts';
import { Island } from '../ui/Island.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './ProductContent.module.css';

const ProductReader = lazy(() => import('../features/product/product-island.tsx'));

export interface ProductContentProps {
  shell: Shell;
  slug: string;
  /** `null` for a product newer than the build. */
  built: Product | null;
  settings: ShopSettings | null;
  isFromList: boolean;
}

export const ProductContent = ({ shell, slug, built, settings, isFromList }: ProductContentProps) => {
  const { t } = useTranslation('product');
  const locale = shell.language;
  const shown = useProduct(built, settings);
  const { product } = shown.view;
  const listPath = routeTable.products?.[locale] ?? routeTable.home[locale];
  const [takePersonalization] = useState(() => () => null);
  return (
    <>
      <Island fallback={null}>
        <ProductReader slug={slug} locale={locale} {...shown.reader} />
      </Island>
      {shown.isGone ? (
        <Gone listPath={listPath} />
      ) : !product ? (
        <Section className={styles.waiting}>
          {shown.failure === 'product' ? (
            <Notice tone="error">{t('loadFailed')}</Notice>
          ) : (
            <p role="status" data-starts-at-once>
              {t('loading')}
            </p>
          )}
        </Section>
      ) : (
        <article>
          <div className={styles.top}>
            <BackLink listPath={listPath} isFromList={isFromList}>
              {t(isFromList ? 'backToList' : 'allPieces')}
            </BackLink>
          </div>
          <div className={styles.opening}>
            <ProductPictures pictures={product.pictures} />
            <ProductPanel
              shown={shown}
              locale={locale}
              shippingPath={routeTable.shipping[locale]}
              cartPath={shell.cartPath}
              rating={null}
              sizeHelp={null}
              personalization={null}
              takePersonalization={takePersonalization}
              request={<Link href={shell.contactPath}>{shell.contact.displayName}</Link>}
              onAdd={async (addition) => {
                const { addItem } = await import('../features/cart/cart-store.ts');
                addItem(addition);
              }}
            />
          </div>
          {shown.failure === 'product' && (
            <Section>
              <Notice tone="info">{t('refreshFailed')}</Notice>
            </Section>
          )}
          <Section className={styles.facts}>
            <ProductFacts product={product} />
          </Section>
          <Neighbours
            key={product.id}
            product={product}
            locale={locale}
            renderProducts={(products) => <ProductGrid products={products} locale={locale} />}
          />
        </article>
      )}
    </>
  );
};

/** What stands where a product is published no more: the same as for any page that is not there, with the way to the others. */
const Gone = ({ listPath }: { listPath: string }) => {
  const { t } = useTranslation('product');
  return (
    <>
      <PageIntro heading={t('gone.heading')} lead={t('gone.text')} picture={null} />
      <Section>
        <Link href={listPath}>{t('allPieces')}</Link>
      </Section>
    </>
  );
};
