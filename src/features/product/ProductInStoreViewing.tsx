// Where a product can be seen or tried on, with a link to an appointment.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import { formatConjunctionList } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as styles from './ProductInStoreViewing.module.css';

export interface ProductInStoreViewingProps {
  product: Product;
  locale: Locale;
  /** Page to book an appointment to see the product; `null` if the project has none. */
  appointmentHref: string | null;
  /** City of the branches where the product can be seen; `null` if there is none, or several. */
  displayCity: string | null;
}

export const ProductInStoreViewing = ({
  product,
  locale,
  appointmentHref,
  displayCity,
}: ProductInStoreViewingProps) => {
  const { t } = useTranslation('product');
  const { branches, isGiftVoucher } = product;
  return (
    <div className={styles.visit}>
      {/* A gift voucher comes by email: nothing to see, to try on or to ship. */}
      {appointmentHref !== null && !isGiftVoucher && (
        <ButtonLink variant={branches.length > 0 ? 'secondary' : 'ghost'} href={appointmentHref}>
          {toVisitText(product, displayCity, t)}
        </ButtonLink>
      )}
      {branches.length > 0 && (
        <p className={styles.branches}>
          {t('onDisplay', {
            branches: formatConjunctionList(
              branches.map(({ name }) => name),
              locale,
            ),
          })}
        </p>
      )}
    </div>
  );
};

/** What comes in sizes can be tried on, and so can a pair of rings. */
const toVisitText = ({ branches, variesBy, isPair }: Product, city: string | null, t: TFunction<'product'>): string => {
  if (branches.length === 0) return t('appointment');
  const purpose = variesBy === 'size' || isPair ? 'tryOn' : 'viewing';
  return city === null ? t(purpose) : t(`${purpose}In`, { city });
};
