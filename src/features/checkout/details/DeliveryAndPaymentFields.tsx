// The delivery and payment options of the checkout form.
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../contract/shop/order-constants.ts';
import type { CartQuote, ShippingOption } from '../../../../contract/shop/cart-quote.ts';
import {
  findSelectedShippingOption,
  isNothingLeftToPay,
  toPaymentMethodsForShippingOption,
} from '../../../../domain/checkout/reconcile-checkout-choices.ts';
import { formatDeliveryTime } from '../../../../domain/format-delivery-time.ts';
import { updateCheckoutDraft, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { preloadPaypalSdk } from '../../../adapters/paypal.ts';
import { RadioCard } from '../../../ui/form/RadioCard.tsx';
import * as cardStyles from '../../../ui/form/RadioCards.module.css';
import { Icon, type IconProps } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PriceText } from '../../../ui/PriceText.tsx';
import { toPickupDetailsText } from '../CheckoutStepParts.tsx';
import * as styles from './CheckoutDetailsStep.module.css';

interface DeliveryOptionFormFieldsProps {
  notice: string | undefined;
  error: string | undefined;
  onChange: () => void;
}

/** Shipping options for the selected country, and collection in a branch. */
export const DeliveryOptionFormFields = ({ notice, error, onChange }: DeliveryOptionFormFieldsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const { t: deliveryText } = useTranslation('delivery');
  const locale = i18n.language as Locale;
  const options = useCheckoutStore(({ availableShippingMethods }) => availableShippingMethods);
  const chosen = useCheckoutStore(({ shippingMethod }) => shippingMethod);
  /** Total delivery time of the option, or the time it adds if the total is unknown. */
  const toTime = ({ delivery, additional_days: days }: ShippingOption) => {
    if (delivery) {
      const span = { min: delivery.days_min, max: delivery.days_max };
      return t('delivery.time', { time: formatDeliveryTime({ kind: 'days', days: span }, deliveryText) });
    }
    return days > 0 ? t('delivery.days', { count: days }) : '';
  };
  const toDetail = (option: ShippingOption) => {
    const { pickup, provider } = option;
    return pickup ? toPickupDetailsText(t, pickup) : [provider, toTime(option)].filter(Boolean).join(', ') || undefined;
  };
  return (
    <OptionGroup id="delivery" heading={t('delivery.heading')} notice={notice} error={error}>
      {(errorId) =>
        options.map((option) => (
          <RadioCard
            key={option.id}
            name="shippingMethod"
            value={option.id}
            label={option.name}
            description={toDetail(option)}
            end={
              option.is_free || option.price_cents === 0 ? (
                t('delivery.free')
              ) : (
                <PriceText locale={locale} priceCents={option.price_cents} />
              )
            }
            isSelected={option.id === chosen}
            onChoose={() => {
              updateCheckoutDraft({ shippingMethod: option.id, shippingCost: option.price_cents });
              onChange();
            }}
            errorId={errorId}
          />
        ))
      }
    </OptionGroup>
  );
};

interface PaymentMethodRadioGroupProps extends DeliveryOptionFormFieldsProps {
  quote: CartQuote;
}

/**
 * Payment methods that the selected shipping option allows; none if nothing is due. Provider texts come only from the provider (law row L27),
 * and nothing of a provider loads before its method is selected (L22).
 */
export const PaymentMethodRadioGroup = ({ quote, notice, error, onChange }: PaymentMethodRadioGroupProps) => {
  const { t, i18n } = useTranslation('checkout');
  const draft = useCheckoutStore();
  const methods = toPaymentMethodsForShippingOption(
    quote,
    findSelectedShippingOption(draft, draft.availableShippingMethods),
  );
  if (isNothingLeftToPay(quote))
    return (
      <OptionGroup id="payment" heading={t('payment.heading')} notice={t('payment.notNeeded')} error={undefined}>
        {() => null}
      </OptionGroup>
    );
  return (
    <OptionGroup id="payment" heading={t('payment.heading')} notice={notice} error={error}>
      {(errorId) =>
        methods.map(({ id, method, name }) => (
          <RadioCard
            key={id}
            name="paymentMethod"
            value={String(id)}
            label={name}
            description={hasOwnText(method) ? t(`payment.details.${method}`) : undefined}
            end={methodIcons[method] && <Icon name={methodIcons[method]} />}
            isSelected={id === draft.paymentMethod}
            onChoose={() => {
              updateCheckoutDraft({ paymentMethod: id });
              onChange();
              if (id === paymentMethodIds.paypal && draft.payPal) {
                preloadPaypalSdk({ ...draft.payPal, locale: i18n.language as Locale });
              }
            }}
            errorId={errorId}
          />
        ))
      }
    </OptionGroup>
  );
};

/** Providers' methods have none: their logos are trademarks, and the label has their name. */
const methodIcons: Readonly<Record<string, IconProps['name']>> = {
  prepayment: 'bank',
  invoice: 'receipt',
  cash_on_pickup: 'shop',
};

/** Whether the project provides the description; otherwise the provider does. */
const hasOwnText = (method: string): boolean => ['prepayment', 'invoice', 'cash_on_pickup'].includes(method);

interface OptionGroupProps {
  /** Anchor that the confirm step links to. */
  id: string;
  heading: string;
  /** What became unavailable since an earlier choice. */
  notice: string | undefined;
  error: string | undefined;
  /** Receives the id of the error for its controls. */
  children: (errorId: string | undefined) => ReactNode;
}

/** A group of options with heading, error and notice. */
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
      <div className={cardStyles.list} data-invalid={error === undefined ? undefined : true}>
        {children(error === undefined ? undefined : errorId)}
      </div>
    </fieldset>
  );
};
