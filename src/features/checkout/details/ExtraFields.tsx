// Gift wrapping, off until it is asked for (law row L5), and a word to the house.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { orderLimits } from '../../../../contract/shop/order-limits.ts';
import { changeCheckout, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { formatPrice } from '../../../i18n/format-price.ts';
import { ChoiceField, Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as styles from './Details.module.css';

export interface ExtraFieldsProps {
  /** In cents; `null` where none is offered. */
  wrapPrice: number | null;
  notice: string | undefined;
  onChosen: () => void;
}

export const ExtraFields = ({ wrapPrice, notice, onChosen }: ExtraFieldsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const presentWrap = useCheckoutStore((state) => state.presentWrap);
  const comment = useCheckoutStore((state) => state.comment);
  return (
    <section className={styles.group}>
      <h3 id="extras" tabIndex={-1} className={styles.heading}>
        {t('extras.heading')}
      </h3>
      <div role="status">{notice !== undefined && <Notice variant="info">{notice}</Notice>}</div>
      {wrapPrice !== null && (
        <ChoiceField label={t('extras.wrap', { price: formatPrice(wrapPrice, i18n.language as Locale) })}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              name="presentWrap"
              autoComplete="off"
              checked={presentWrap}
              onChange={({ target }) => {
                changeCheckout({ presentWrap: target.checked });
                onChosen();
              }}
            />
          )}
        </ChoiceField>
      )}
      <Field label={t('extras.comment')} optionalLabel={t('optional')}>
        {(control) => (
          <textarea
            {...control}
            name="comment"
            rows={4}
            autoComplete="off"
            maxLength={orderLimits.comment}
            value={comment}
            onChange={({ target }) => changeCheckout({ comment: target.value })}
          />
        )}
      </Field>
    </section>
  );
};
