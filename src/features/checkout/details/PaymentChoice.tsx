// How it is paid: the methods that the chosen way of shipping allows. What a provider has to say about itself comes from the
// provider alone (law row L27), and nothing of it is loaded before its method is chosen (L22).
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../contract/shop/payment-methods.ts';
import type { Quote } from '../../../../contract/shop/quote.ts';
import { changeCheckout, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { preparePaypal } from '../../../adapters/paypal.ts';
import { toChosenShipping, toOpenPayments } from '../../../../domain/checkout/choices.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { OptionRow } from './OptionRow.tsx';

export interface PaymentChoiceProps {
  quote: Quote;
  notice: string | undefined;
  error: string | undefined;
  onChosen: () => void;
}

export const PaymentChoice = ({ quote, notice, error, onChosen }: PaymentChoiceProps) => {
  const { t, i18n } = useTranslation('checkout');
  const draft = useCheckoutStore();
  const methods = toOpenPayments(quote, toChosenShipping(draft, draft.availableShippingMethods));
  return (
    <OptionGroup id="payment" heading={t('payment.heading')} notice={notice} error={error}>
      {(errorId) =>
        methods.map(({ id, method, name }) => (
          <OptionRow
            key={id}
            group="paymentMethod"
            value={String(id)}
            name={name}
            detail={hasOwnText(method) ? t(`payment.details.${method}`) : undefined}
            isChosen={id === draft.paymentMethod}
            onChoose={() => {
              changeCheckout({ paymentMethod: id });
              onChosen();
              if (id === paymentMethodIds.paypal && draft.payPal) {
                preparePaypal({ ...draft.payPal, locale: i18n.language as Locale });
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
