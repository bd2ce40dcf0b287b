// A grid of product cards. Cards update in place, so that focus is never lost.
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  type ProductAvailability,
  isOrderableAvailability,
  toProductAvailability,
} from '../../../domain/product-availability.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { formatAverageRating } from '../../i18n/format.ts';
import { productRequestAnchorId, toProductPath } from '../../i18n/site-paths.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { useListReorderAnimation } from '../../ui/useListReorderAnimation.ts';
import * as styles from './ProductGrid.module.css';
import { ProductListItemPrice } from './ProductListItemPrice.tsx';

export interface ProductGridProps {
  products: readonly ProductSummary[];
  locale: Locale;
  /** The shop accepts orders beyond its stock, so products made to order can be bought. */
  purchaseToOrder: boolean;
  /** Number of images in the first view, which load eagerly. */
  eagerCount?: number;
  /** The shop shows ratings. */
  showsRatings?: boolean;
  /** The grid is a list that the product page can link back to. */
  isList?: boolean;
  /** The grid has less room than the page. */
  isBesideFilters?: boolean;
  /** The cards belong to the previous list while the requested one loads. */
  isPending?: boolean;
  /** A further control of products that can be ordered; the others get a link to the request form, as in a list. */
  renderFoot?: (product: ProductSummary) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

const rowSizes = '(min-width: 75em) 23vw, (min-width: 48em) 31vw, 47vw';
const threePerRowSizes = '(min-width: 48em) 31vw, 47vw';
/** Three are one row of the page, five and six are two, and four are two rows on tablets. */
const fewSizes: Readonly<Record<number, string>> = {
  3: threePerRowSizes,
  4: '(min-width: 75em) 23vw, (min-width: 64em) 31vw, 47vw',
  5: threePerRowSizes,
  6: threePerRowSizes,
};
const fewListSizes: Readonly<Record<number, string>> = { 4: '(min-width: 64em) 18vw, 47vw' };
const listSizes = '(min-width: 64em) 18vw, (min-width: 48em) 31vw, 47vw';

export const ProductGrid = ({
  products,
  locale,
  purchaseToOrder,
  eagerCount = 0,
  showsRatings = false,
  isList = false,
  isBesideFilters = false,
  isPending = false,
  renderFoot,
  ref,
}: ProductGridProps) => {
  const { t } = useTranslation('products');
  const grid = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => grid.current);
  useListReorderAnimation(grid);
  const { length } = products;
  const sizes = isBesideFilters ? (fewListSizes[length] ?? listSizes) : (fewSizes[length] ?? rowSizes);
  const toStars = ({ count, average }: ProductSummary['rating']) => {
    const mean = formatAverageRating(average, locale);
    return (
      <span className={styles.stars}>
        <span aria-hidden="true">{`${mean} ★ (${count})`}</span>
        <span className="visually-hidden">{t('rating', { mean, count })}</span>
      </span>
    );
  };
  const toNote = (availability: ProductAvailability) =>
    availability === 'inStock' ? undefined : t(`availability.${availability}`);
  /** A product that cannot be ordered directly links to the request form on its page. */
  const toAction = ({ slug, name, price, overall }: ProductSummary) => {
    if (price && isOrderableAvailability(toProductAvailability(overall, { purchaseToOrder }))) return undefined;
    const label = t(price ? 'ask' : 'askPrice');
    return { href: `${toProductPath(slug, locale)}#${productRequestAnchorId}`, label, name: `${label}: ${name}` };
  };
  return (
    <ul
      ref={grid}
      className={`${styles.grid} ${isBesideFilters ? styles.beside : ''}`}
      data-pending={isPending || undefined}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            productId={product.id}
            href={toProductPath(product.slug, locale)}
            {...(isList ? { linkState: { isFromList: true } } : {})}
            name={product.name}
            manufacturer={product.manufacturer}
            image={product.image}
            hoverImage={product.hoverImage}
            sizes={sizes}
            isFirstInView={index < eagerCount}
            rating={showsRatings && product.rating.count > 0 ? toStars(product.rating) : undefined}
            price={
              <span className={styles.price}>
                <ProductListItemPrice product={product} locale={locale} />
              </span>
            }
            note={toNote(toProductAvailability(product.overall, { purchaseToOrder }))}
            action={isList || renderFoot ? toAction(product) : undefined}
            foot={renderFoot?.(product)}
          />
        </li>
      ))}
    </ul>
  );
};
