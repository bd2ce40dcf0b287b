// Size help on a product page: the ring sizer, which chooses a size, and the size guide.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import type { Product } from '../../domain/product/to-product.ts';
import { toVariantNamesByRingSize } from '../../domain/ring-size/ring-size.ts';
import { LazyRingSizer } from '../features/ring-sizer/LazyRingSizer.tsx';
import { SizeGuide } from '../features/size-guide/SizeGuide.tsx';
import { Drawer, DrawerButton } from '../ui/Drawer.tsx';
import * as styles from './ProductSizeHelp.module.css';

export interface ProductSizeHelpProps {
  /** Names of variants or options, which may be ring sizes. */
  names: readonly string[];
  /** `null` if another field shows it. */
  guide: Product['sizeGuide'];
  locale: Locale;
  /** Receives one of the names. */
  onChoose: (name: string) => void;
}

export const ProductSizeHelp = ({ names, guide, locale, onChoose }: ProductSizeHelpProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const id = `${useId()}-size-guide`;
  const sizes = toVariantNamesByRingSize(names);
  if (sizes.size < 2 && !guide) return null;
  return (
    <div className={styles.help}>
      {sizes.size > 1 && (
        <LazyRingSizer
          offeredSizes={[...sizes.keys()]}
          locale={locale}
          onChoose={(size) => onChoose(sizes.get(size) ?? '')}
        />
      )}
      {guide && (
        <>
          <DrawerButton opens={id} className={styles.opener}>
            {t('sizeGuide')}
          </DrawerButton>
          <Drawer id={id} title={guide.name} closeLabel={t('shell:close')}>
            <SizeGuide guide={{ ...guide, displayName: guide.name }} />
          </Drawer>
        </>
      )}
    </div>
  );
};

/** The first required choice of a ring size, as of a pair: the size guide stands at it, not at the variants. */
export const findRequiredRingSizeField = ({ personalization }: Product) =>
  personalization?.fields.find(
    (field) =>
      field.required &&
      field.type === 'choice' &&
      toVariantNamesByRingSize(field.options.map(({ value }) => value)).size > 1,
  );
