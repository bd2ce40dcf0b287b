// The lines of the order whose link led to the withdrawal form.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatusOrder, OrderStatusOrderLine } from '../../../contract/shop/order-status-page.ts';
import type { WithdrawalRequestBody } from '../../../contract/shop/withdrawal.ts';
import { formatDateTime } from '../../../domain/format-dates.ts';
import { orderStatusQueryOptions } from '../../adapters/order-service/order-status.ts';
import { CheckboxOrRadioField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import * as styles from './linked-order-island.module.css';

/**
 * @returns `null` for an invalid key
 * @throws OrderServiceError if the service does not respond
 */
export const readLinkedOrderFormParts = async (key: string): Promise<LinkedWithdrawalOrderFormParts | null> => {
  const response = await orderStatusQueryOptions(key).queryFn();
  if (!response.ok) return null;
  const { order } = response;
  return {
    key,
    notice: <OrderNotice order={order} />,
    lineCheckboxes: <OrderLineCheckboxes lines={order.lines} />,
    toLineTexts: (lines) =>
      lines.flatMap(({ id, count }) => {
        const line = order.lines.find((one) => one.id === id);
        return line ? [`${count} × ${[line.name, line.variant_name].filter(Boolean).join(', ')}`] : [];
      }),
    filled: { contract: order.order_number, name: order.name, email: order.email },
  };
};

export interface LinkedWithdrawalOrderFormParts {
  key: string;
  /** Notice to read before the declaration. */
  notice: ReactNode;
  /** Its lines as check boxes. */
  lineCheckboxes: ReactNode;
  /** Selected lines as shown to the visitor. */
  toLineTexts: (lines: NonNullable<WithdrawalRequestBody['lines']>) => string[];
  /** Initial values of the form. */
  filled: Record<'contract' | 'email' | 'name', string>;
}

/** Earlier declarations for this order. */
const OrderNotice = ({ order }: { order: Pick<OrderStatusOrder, 'order_number' | 'withdrawals'> }) => {
  const { t, i18n } = useTranslation('withdrawal');
  const timeZone = useProjectTimeZoneContext();
  const last = order.withdrawals.at(-1);
  return (
    <Notice variant="info">
      <p>{t('linked', { number: order.order_number })}</p>
      {last && (
        <p>
          {t('withdrawnBefore', {
            time: formatDateTime(new Date(last.received_at), i18n.language as Locale, timeZone),
          })}
        </p>
      )}
    </Notice>
  );
};

/**
 * Check boxes for a partial withdrawal (law row L10). Engraved products state that they are excluded (L12) but can be
 * selected: the project decides.
 */
const OrderLineCheckboxes = ({ lines }: { lines: readonly OrderStatusOrderLine[] }) => {
  const { t } = useTranslation('withdrawal');
  return (
    <fieldset className={styles.lines}>
      <legend>{t('pieces')}</legend>
      {lines.map((line) => (
        <OrderLineCheckbox key={line.id} line={line} />
      ))}
    </fieldset>
  );
};

const OrderLineCheckbox = ({ line }: { line: OrderStatusOrderLine }) => {
  const { t } = useTranslation('withdrawal');
  const name = [line.name, line.variant_name].filter(Boolean).join(', ');
  return (
    <div className={styles.line}>
      <CheckboxOrRadioField label={name} hint={line.is_made_to_order ? t('madeToOrder') : undefined}>
        {(control) => <input {...control} type="checkbox" name={`line.${line.id}`} />}
      </CheckboxOrRadioField>
      {line.count > 1 && (
        <label className={styles.count}>
          {t('count', { name })}
          <select name={`count.${line.id}`} defaultValue={line.count}>
            {Array.from({ length: line.count }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};
