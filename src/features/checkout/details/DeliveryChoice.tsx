// How the pieces come: the ways of shipping to the chosen country, and collection in a branch.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { ShippingOption } from '../../../../contract/shop/quote.ts';
import { changeCheckout, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { formatDeliveryTime } from '../../../i18n/format-delivery.ts';
import { Price } from '../../../ui/Price.tsx';
import { toPickupText } from '../pickup-text.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { OptionRow } from './OptionRow.tsx';

export interface DeliveryChoiceProps {
  notice: string | undefined;
  error: string | undefined;
  onChosen: () => void;
}

export const DeliveryChoice = ({ notice, error, onChosen }: DeliveryChoiceProps) => {
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
    return pickup ? toPickupText(t, pickup) : [provider, toTime(option)].filter(Boolean).join(', ') || undefined;
  };
  return (
    <OptionGroup id="delivery" heading={t('delivery.heading')} notice={notice} error={error}>
      {(errorId) =>
        options.map((option) => (
          <OptionRow
            key={option.id}
            group="shippingMethod"
            value={option.id}
            name={option.name}
            detail={toDetail(option)}
            price={
              option.is_free || option.price_brutto === 0 ? (
                t('delivery.free')
              ) : (
                <Price locale={locale} priceCents={option.price_brutto} />
              )
            }
            isChosen={option.id === chosen}
            onChoose={() => {
              changeCheckout({ shippingMethod: option.id, shippingCost: option.price_brutto });
              onChosen();
            }}
            describedBy={errorId}
          />
        ))
      }
    </OptionGroup>
  );
};
