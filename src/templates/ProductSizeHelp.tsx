// Size help on a product page: the ring sizer, which selects the variant, and the size guide.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/locale.ts';
import { toVariantNamesByRingSize } from '../../domain/ring-size/ring-size.ts';
import type { UseProductPageStateResult } from '../features/product/useProductPageState.ts';
import { LazyRingSizer } from '../features/ring-sizer/LazyRingSizer.tsx';
import { SizeGuide } from '../features/size-guide/SizeGuide.tsx';
import { Drawer, DrawerButton } from '../ui/Drawer.tsx';
import * as styles from './ProductSizeHelp.module.css';

export interface ProductSizeHelpProps {
  productState: UseProductPageStateResult;
  locale: Locale;
}

export const ProductSizeHelp = ({ productState: { view, dispatch }, locale }: ProductSizeHelpProps) => {
  const { t } = useTranslation(['product', 'shell']);
  const id = `${useId()}-size-guide`;
  const sizes = toVariantNamesByRingSize(view.variants.map(({ name }) => name));
  const guide = view.product?.sizeGuide ?? null;
  if (sizes.size < 2 && !guide) return null;
  return (
    <div className={styles.help}>
      {sizes.size > 1 && (
        <LazyRingSizer
          offeredSizes={[...sizes.keys()]}
          locale={locale}
          onChoose={(size) => {
            const variant = view.variants.find(({ name }) => name === sizes.get(size));
            if (variant) dispatch({ type: 'variantChange', variantId: variant.id });
          }}
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
