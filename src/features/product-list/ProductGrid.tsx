// The pieces of a list as a grid of cards. The cards belong to the page: fresher prices change in them, and nothing a
// visitor has focused goes.
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type Availability, isOrderable, toAvailability } from '../../../domain/availability.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import { formatAverageRating } from '../../i18n/format.ts';
import { toProductPath } from '../../i18n/paths.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import * as styles from './ProductGrid.module.css';
import { ProductPrice } from './ProductPrice.tsx';

export interface ProductGridProps {
  products: readonly ListProduct[];
  locale: Locale;
  /** The shop takes orders beyond its stock: what is made to order can be bought. */
  purchaseToOrder: boolean;
  /** How many pictures are loaded at once, because they stand in the first view. */
  eagerCount?: number;
  /** The shop shows ratings. */
  showsRatings?: boolean;
  /** The grid is a list that the page of a piece can lead back to. */
  isList?: boolean;
  /** What stands there is of another list than the one asked for, which is on its way. */
  isPending?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export const ProductGrid = ({
  products,
  locale,
  purchaseToOrder,
  eagerCount = 0,
  showsRatings = false,
  isList = false,
  isPending = false,
  ref,
}: ProductGridProps) => {
  const { t } = useTranslation('products');
  const toStars = ({ count, average }: ListProduct['rating']) =>
    t('rating', { mean: formatAverageRating(average, locale), count });
  const toNote = (availability: Availability) =>
    availability === 'inStock' ? undefined : t(`availability.${availability}`);
  /** What cannot simply be bought is asked for: the link opens the form on the page of the piece. */
  const toAction = ({ slug, name, price, overall }: ListProduct) => {
    if (price && isOrderable(toAvailability(overall, { purchaseToOrder }))) return undefined;
    const label = t(price ? 'ask' : 'askPrice');
    return { href: `${toProductPath(slug, locale)}#request`, label, name: `${label}: ${name}` };
  };
  return (
    <ul ref={ref} className={styles.grid} data-pending={isPending || undefined}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            href={toProductPath(product.slug, locale)}
            {...(isList ? { linkState: { isFromList: true } } : {})}
            name={product.name}
            maker={product.manufacturer}
            picture={product.picture}
            sizes="(min-width: 75em) 23vw, (min-width: 48em) 31vw, 47vw"
            isFirstInView={index < eagerCount}
            rating={showsRatings && product.rating.count > 0 ? toStars(product.rating) : undefined}
            price={<ProductPrice product={product} locale={locale} />}
            note={toNote(toAvailability(product.overall, { purchaseToOrder }))}
            action={isList ? toAction(product) : undefined}
          />
        </li>
      ))}
    </ul>
  );
};
