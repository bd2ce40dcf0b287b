// The choices of the checkout's form: how the pieces come, and how they are paid.
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../contract/shop/order-codes.ts';
import type { Quote, ShippingOption } from '../../../../contract/shop/quote.ts';
import { toChosenShipping, toOpenPayments } from '../../../../domain/checkout/choices.ts';
import { formatDeliveryTime } from '../../../../domain/format-delivery.ts';
import { updateCheckoutDraft, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { preloadPaypal } from '../../../adapters/paypal.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Price } from '../../../ui/Price.tsx';
import { toPickupPeriodText } from '../CheckoutStepParts.tsx';
import * as styles from './Details.module.css';
import * as rowStyles from './OptionRow.module.css';

interface DeliveryOptionsProps {
  notice: string | undefined;
  error: string | undefined;
  onChosen: () => void;
}

/** The ways of shipping to the chosen country, and collection in a branch. */
export const DeliveryOptions = ({ notice, error, onChosen }: DeliveryOptionsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const { t: deliveryText } = useTranslation('delivery');
  const locale = i18n.language as Locale;
  const options = useCheckoutStore(({ availableShippingMethods }) => availableShippingMethods);
  const chosen = useCheckoutStore(({ shippingMethod }) => shippingMethod);
  /** How long everything takes by this way, or what the way adds where that cannot be told. */
  const toTime = ({ delivery, additional_days: days }: ShippingOption) => {
    if (delivery) {
      const span = { min: delivery.days_min, max: delivery.days_max };
      return t('delivery.time', { time: formatDeliveryTime({ kind: 'days', days: span }, deliveryText) });
    }
    return days > 0 ? t('delivery.days', { count: days }) : '';
  };
  const toDetail = (option: ShippingOption) => {
    const { pickup, provider } = option;
    return pickup ? toPickupPeriodText(t, pickup) : [provider, toTime(option)].filter(Boolean).join(', ') || undefined;
  };
  return (
    <OptionGroup id="delivery" heading={t('delivery.heading')} notice={notice} error={error}>
      {(errorId) =>
        options.map((option) => (
          <RadioOptionRow
            key={option.id}
            group="shippingMethod"
            value={option.id}
            name={option.name}
            detail={toDetail(option)}
            price={
              option.is_free || option.price_cents === 0 ? (
                t('delivery.free')
              ) : (
                <Price locale={locale} priceCents={option.price_cents} />
              )
            }
            isChosen={option.id === chosen}
            onChoose={() => {
              updateCheckoutDraft({ shippingMethod: option.id, shippingCost: option.price_cents });
              onChosen();
            }}
            describedBy={errorId}
          />
        ))
      }
    </OptionGroup>
  );
};

interface PaymentOptionsProps extends DeliveryOptionsProps {
  quote: Quote;
}

/**
 * The methods that the chosen way of shipping allows. What a provider has to say about itself comes from the provider alone (law
 * row L27), and nothing of it is loaded before its method is chosen (L22).
 */
export const PaymentOptions = ({ quote, notice, error, onChosen }: PaymentOptionsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const draft = useCheckoutStore();
  const methods = toOpenPayments(quote, toChosenShipping(draft, draft.availableShippingMethods));
  return (
    <OptionGroup id="payment" heading={t('payment.heading')} notice={notice} error={error}>
      {(errorId) =>
        methods.map(({ id, method, name }) => (
          <RadioOptionRow
            key={id}
            group="paymentMethod"
            value={String(id)}
            name={name}
            detail={hasOwnText(method) ? t(`payment.details.${method}`) : undefined}
            isChosen={id === draft.paymentMethod}
            onChoose={() => {
              updateCheckoutDraft({ paymentMethod: id });
              onChosen();
              if (id === paymentMethodIds.paypal && draft.payPal) {
                preloadPaypal({ ...draft.payPal, locale: i18n.language as Locale });
              }
            }}
            describedBy={errorId}
          />
        ))
      }
    </OptionGroup>
  );
};

/** What the house itself says; the providers say theirs. */
const hasOwnText = (method: string): boolean => ['prepayment', 'invoice', 'cash_on_pickup'].includes(method);

interface OptionGroupProps {
  /** Place in the form to which the confirm step leads. */
  id: string;
  heading: string;
  /** What has fallen away of an earlier choice. */
  notice: string | undefined;
  error: string | undefined;
  /** Gets the id of the error for its controls. */
  children: (errorId: string | undefined) => ReactNode;
}

/** A group of ways to choose from, under its heading; what is wrong with the choice and what has changed stands above them. */
const OptionGroup = ({ id, heading, notice, error, children }: OptionGroupProps) => {
  const errorId = `${useId()}-error`;
  return (
    <fieldset className={styles.group}>
      <legend>
        <h3 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h3>
      </legend>
      <div role="status">{notice !== undefined && <Notice variant="info">{notice}</Notice>}</div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
      <div>{children(error === undefined ? undefined : errorId)}</div>
    </fieldset>
  );
};

interface RadioOptionRowProps {
  group: string;
  value: string;
  name: string;
  detail?: string | undefined;
  price?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  /** Id of what is wrong with the group. */
  describedBy?: string | undefined;
}

/** One way of shipping or payment to be chosen: a radio button with its name, what has to be known of it, and its price. */
export const RadioOptionRow = ({
  group,
  value,
  name,
  detail,
  price,
  isChosen,
  onChoose,
  describedBy,
}: RadioOptionRowProps) => {
  const id = useId();
  const detailId = `${id}-detail`;
  return (
    <div className={rowStyles.option}>
      <input
        type="radio"
        id={id}
        name={group}
        value={value}
        checked={isChosen}
        autoComplete="off"
        aria-describedby={[detail && detailId, describedBy].filter(Boolean).join(' ') || undefined}
        onChange={onChoose}
      />
      <label htmlFor={id} className={rowStyles.label}>
        <span>{name}</span>
        {price !== undefined && <span className={rowStyles.price}>{price}</span>}
      </label>
      {detail !== undefined && (
        <p id={detailId} className={rowStyles.detail}>
          {detail}
        </p>
      )}
    </div>
  );
};
