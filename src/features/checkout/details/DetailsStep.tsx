// The form of the checkout, one page of it: contact, addresses, delivery, payment, extras, and what is bought beside it.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { paymentMethodIds } from '../../../../contract/shop/payment-methods.ts';
import type { Quote } from '../../../../contract/shop/quote.ts';
import {
  changeCheckout,
  changeInvoiceAddress,
  changeShippingAddress,
  useCheckoutStore,
} from '../../../adapters/browser/checkout-store.ts';
import { preparePaypal } from '../../../adapters/paypal.ts';
import { emptyAddress } from '../../../../domain/checkout/address-draft.ts';
import { toChosenShipping } from '../../../../domain/checkout/choices.ts';
import { findFormProblems } from '../../../../domain/checkout/form-problems.ts';
import { ChoiceField } from '../../../ui/Field.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { CheckoutProps } from '../checkout-props.ts';
import { forgetProblem, rememberHomepage, usePlacing } from '../payment/placing-store.ts';
import { Steps } from '../Steps.tsx';
import type { CheckoutQuote } from '../useCheckoutQuote.ts';
import { useReplacementText } from '../useReplacementText.ts';
import { confirmHash, goTo, useStepFocus } from '../useStep.ts';
import { AddressFields } from './AddressFields.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import * as styles from './Details.module.css';
import { ExtraFields } from './ExtraFields.tsx';
import { formatPhone } from './format-phone.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { SideSummary } from './SideSummary.tsx';
import { TextField } from './TextField.tsx';
import { useFieldErrors } from './useFieldErrors.ts';

export interface DetailsStepProps extends CheckoutProps {
  checked: CheckoutQuote;
  quote: Quote;
}

export const DetailsStep = ({ checked, quote, paths }: DetailsStepProps) => {
  const { t, i18n } = useTranslation('checkout');
  const heading = useStepFocus('details');
  const draft = useCheckoutStore();
  const problem = usePlacing((state) => (state.step === 'open' ? state.problem : null));
  const refused = problem?.kind === 'refused' ? problem.control : undefined;
  const { summary, toError, onLeave, onSubmit } = useFieldErrors(findFormProblems(draft), refused);
  const isPickup = Boolean(toChosenShipping(draft, draft.availableShippingMethods)?.pickup);
  const { lost, onChosen } = checked;
  const toNotice = (choice: (typeof lost)[number]) => (lost.includes(choice) ? t(`lost.${choice}`) : undefined);
  const replacementText = useReplacementText(checked);
  useEffect(() => forgetProblem, []);

  const submit = async ({ homepage = '' }: Record<string, string>) => {
    rememberHomepage(homepage);
    changeShippingAddress({ phone: await formatPhone(useCheckoutStore.getState().shippingAddress) });
    const { invoiceAddress } = useCheckoutStore.getState();
    if (invoiceAddress) changeInvoiceAddress({ phone: await formatPhone(invoiceAddress) });
    const { paymentMethod, payPal } = useCheckoutStore.getState();
    if (!onSubmit(findFormProblems(useCheckoutStore.getState()))) return;
    if (paymentMethod === paymentMethodIds.paypal && payPal) {
      preparePaypal({ ...payPal, locale: i18n.language as Locale });
    }
    goTo(confirmHash);
  };

  return (
    <>
      <Steps current="details" />
      <div className={styles.columns}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t('details.heading')}
          </h2>
          {problem?.kind === 'refused' && <Notice tone="error">{t(`refusals.${problem.code}`)}</Notice>}
          <PostForm
            errors={summary}
            summary={t('problems.summary', { count: summary.length })}
            failure={undefined}
            isSending={false}
            submitLabel={t('details.next')}
            sendingLabel={t('details.next')}
            onSubmit={(values) => void submit(values)}
          >
            <section className={styles.group}>
              <h3 id="contact" tabIndex={-1} className={styles.heading}>
                {t('contact.heading')}
              </h3>
              <TextField
                name="email"
                text="email"
                type="email"
                inputMode="email"
                value={draft.customerEmail}
                onChange={(customerEmail) => changeCheckout({ customerEmail })}
                onLeave={() => onLeave('email')}
                error={toError('email')}
                autoComplete="email"
                maxLength={254}
                hint={t('fields.emailHint')}
              />
            </section>
            <section className={styles.group}>
              <h3 id="shipping-address" tabIndex={-1} className={styles.heading}>
                {t(isPickup ? 'address.own' : 'address.shipping')}
              </h3>
              <div role="status">{lost.includes('country') && <Notice tone="info">{t('lost.country')}</Notice>}</div>
              <AddressFields
                group="shipping"
                address={draft.shippingAddress}
                countries={quote.countries}
                onChange={(change) => {
                  changeShippingAddress(change);
                  if (change.country !== undefined) onChosen('country');
                }}
                onLeave={onLeave}
                toError={toError}
              />
            </section>
            <section className={styles.group}>
              <h3 id="invoice-address" tabIndex={-1} className={styles.heading}>
                {t('address.invoice')}
              </h3>
              <ChoiceField label={t('address.other')}>
                {(control) => (
                  <input
                    {...control}
                    type="checkbox"
                    name="hasInvoiceAddress"
                    autoComplete="off"
                    checked={draft.invoiceAddress !== null}
                    onChange={({ target }) =>
                      changeCheckout({
                        invoiceAddress: target.checked
                          ? { ...emptyAddress, country: draft.shippingAddress.country }
                          : null,
                      })
                    }
                  />
                )}
              </ChoiceField>
              {draft.invoiceAddress && (
                <AddressFields
                  group="invoice"
                  address={draft.invoiceAddress}
                  countries={quote.countries}
                  onChange={changeInvoiceAddress}
                  onLeave={onLeave}
                  toError={toError}
                />
              )}
            </section>
            <DeliveryChoice
              notice={toNotice('shipping') ?? replacementText}
              error={toError('shippingMethod')}
              onChosen={() => onChosen('shipping')}
            />
            <PaymentChoice
              quote={quote}
              notice={toNotice('payment')}
              error={toError('paymentMethod')}
              onChosen={() => onChosen('payment')}
            />
            <ExtraFields
              wrapPrice={quote.present_wrap}
              notice={toNotice('presentWrap')}
              onChosen={() => onChosen('presentWrap')}
            />
          </PostForm>
        </div>
        <SideSummary checked={checked} quote={quote} paths={paths} />
      </div>
    </>
  );
};
