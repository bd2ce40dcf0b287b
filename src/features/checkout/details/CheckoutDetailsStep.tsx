// The checkout form: contact, addresses, delivery, payment, extras and the order summary.
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { orderLimits, paymentMethodIds } from '../../../../contract/shop/order-constants.ts';
import type { CartQuote } from '../../../../contract/shop/cart-quote.ts';
import {
  type CheckoutDraft,
  emptyAddressDraft,
  findCheckoutDraftErrors,
} from '../../../../domain/checkout/checkout-draft.ts';
import {
  findSelectedShippingOption,
  isNothingLeftToPay,
} from '../../../../domain/checkout/reconcile-checkout-choices.ts';
import {
  updateCheckoutDraft,
  updateCheckoutInvoiceAddress,
  updateDraftShippingAddress,
  useCheckoutStore,
} from '../../../adapters/browser/checkout-store.ts';
import { preloadPaypalSdk } from '../../../adapters/paypal.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { CheckboxOrRadioField, Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { type InvalidFormField, useSubmitForm } from '../../../ui/form/useSubmitForm.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { dismissPlaceOrderProblem, setOrderHoneypotValue, usePlaceOrderStore } from '../payment/place-order-store.ts';
import { CheckoutProgress } from '../CheckoutProgress.tsx';
import { type CheckoutProps, useShippingReplacementNotice } from '../CheckoutStepParts.tsx';
import type { CheckoutQuoteState } from '../useCheckoutQuote.ts';
import { checkoutConfirmStepHash, goToCheckoutHash, useCheckoutStepFocus } from '../useCheckoutStepFromUrlHash.ts';
import { CheckoutSideSummary } from './CheckoutSideSummary.tsx';
import { AddressFormFields, type AddressFormFieldsProps, CheckoutFormTextField } from './AddressFormFields.tsx';
import { DeliveryOptionFormFields, PaymentMethodRadioGroup } from './DeliveryAndPaymentFields.tsx';
import { formatCheckoutPhoneNumbers } from './format-checkout-phone-numbers.ts';
import { AddOptionalFieldButton, useShownOptionalFields } from './optional-fields.tsx';
import { useCapturedFormEntries } from './use-captured-form-entries.ts';
import * as styles from './CheckoutDetailsStep.module.css';

/** Message keys of this step for the texts of a form. */
const textKeys: Readonly<Record<string, string>> = {
  problems: 'problems.summary',
  submit: 'details.next',
  sending: 'details.next',
};

/** `shipping.zip` and `invoice.zip` share a message. */
const toErrors = (draft: CheckoutDraft, quote: CartQuote, t: (key: string) => string): InvalidFormField[] =>
  Object.entries(findCheckoutDraftErrors(draft, isNothingLeftToPay(quote))).flatMap(([name, problem]) =>
    problem ? [{ name, text: t(`problems.${name.split('.').at(-1) ?? name}.${problem}`) }] : [],
  );

export interface CheckoutDetailsStepProps extends CheckoutProps {
  checked: CheckoutQuoteState;
  quote: CartQuote;
}

export const CheckoutDetailsStep = ({ checked, quote, paths }: CheckoutDetailsStepProps) => {
  const { t } = useTranslation('checkout');
  const heading = useCheckoutStepFocus('details');
  const draft = useCheckoutStore();
  const problem = usePlaceOrderStore((state) => (state.step === 'open' ? state.problem : null));
  const refused = problem?.kind === 'refused' ? problem.control : undefined;
  const { form, onLeave } = useDetailsForm(quote, refused);
  const { toError } = form;
  const isPickup = Boolean(findSelectedShippingOption(draft, draft.availableShippingMethods)?.pickup);
  const { lostChoices, onChoiceChange } = checked;
  const toNotice = (choice: (typeof lostChoices)[number]) =>
    lostChoices.includes(choice) ? t(`lost.${choice}`) : undefined;
  const replacementText = useShippingReplacementNotice(checked);
  useEffect(() => dismissPlaceOrderProblem, []);
  const isWide = useMediaQuery('(min-width: 62em)', false);
  const summary = <CheckoutSideSummary checked={checked} quote={quote} paths={paths} isWide={isWide} />;

  return (
    <>
      <CheckoutProgress current="details" />
      <div className={styles.columns}>
        {!isWide && summary}
        <div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t('details.heading')}
          </h2>
          {problem?.kind === 'refused' && <Notice variant="error">{t(`refusals.${problem.code}`)}</Notice>}
          <Form form={form} onSubmit={({ homepage = '' }) => void form.submit({ ok: true, body: { homepage } })}>
            <ContactFields draft={draft} onLeave={onLeave} toError={toError} />
            <DetailsSection id="shipping-address" heading={t(isPickup ? 'address.own' : 'address.shipping')}>
              <div role="status">
                {lostChoices.includes('country') && <Notice variant="info">{t('lost.country')}</Notice>}
              </div>
              <AddressFormFields
                group="shipping"
                address={draft.shippingAddress}
                countries={quote.countries}
                onChange={(change) => {
                  updateDraftShippingAddress(change);
                  if (change.country !== undefined) onChoiceChange('country');
                }}
                onLeave={onLeave}
                toError={toError}
              />
            </DetailsSection>
            <InvoiceAddressFields draft={draft} quote={quote} onLeave={onLeave} toError={toError} />
            <DeliveryOptionFormFields
              notice={toNotice('shipping') ?? replacementText}
              error={toError('shippingMethod')}
              onChange={() => onChoiceChange('shipping')}
            />
            <PaymentMethodRadioGroup
              quote={quote}
              notice={toNotice('payment')}
              error={toError('paymentMethod')}
              onChange={() => onChoiceChange('payment')}
            />
            <ExtraFields
              wrapPriceCents={quote.present_wrap_cents}
              notice={toNotice('presentWrap')}
              onChange={() => onChoiceChange('presentWrap')}
            />
          </Form>
        </div>
        {isWide && summary}
      </div>
    </>
  );
};

/**
 * The form of this step: it ends in the confirm step.
 * @param refused field that the order service refused
 */
const useDetailsForm = (quote: CartQuote, refused: string | undefined) => {
  const { t, i18n } = useTranslation('checkout');
  const draft = useCheckoutStore();
  const form = useSubmitForm<{ homepage: string }, never>({
    text: (key, values) => t(textKeys[key] ?? key, { ...values }),
    problems: Object.fromEntries(toErrors(draft, quote, t).map(({ name, text }) => [name, text])),
    initialErrors: refused === undefined ? [] : [{ name: refused, text: t('problems.refused') }],
    send: async ({ homepage }) => {
      setOrderHoneypotValue(homepage);
      await formatCheckoutPhoneNumbers();
      const current = useCheckoutStore.getState();
      const errors = toErrors(current, quote, t);
      if (errors.length > 0) return { ok: false, errors };
      if (current.paymentMethod === paymentMethodIds.paypal && current.payPal && !isNothingLeftToPay(quote)) {
        preloadPaypalSdk({ ...current.payPal, locale: i18n.language as Locale });
      }
      goToCheckoutHash(checkoutConfirmStepHash);
      return { ok: true };
    },
  });
  const onLeave = (name: string) => {
    // A phone number is validated in its international format.
    if (name.endsWith('.phone')) void formatCheckoutPhoneNumbers().then(() => form.leave(name));
    else form.leave(name);
  };
  useCapturedFormEntries(onLeave);
  return { form, onLeave };
};

interface DetailsSectionProps {
  /** Id of the heading, which the confirm step links to. */
  id: string;
  heading: string;
  children: ReactNode;
}

const DetailsSection = ({ id, heading, children }: DetailsSectionProps) => (
  <section className={styles.group}>
    <h3 id={id} tabIndex={-1} className={styles.heading}>
      {heading}
    </h3>
    {children}
  </section>
);

interface DetailsFieldsProps extends Pick<AddressFormFieldsProps, 'onLeave' | 'toError'> {
  draft: CheckoutDraft;
}

const ContactFields = ({ draft, onLeave, toError }: DetailsFieldsProps) => {
  const { t } = useTranslation('checkout');
  return (
    <DetailsSection id="contact" heading={t('contact.heading')}>
      <CheckoutFormTextField
        name="email"
        text="email"
        type="email"
        inputMode="email"
        value={draft.customerEmail}
        onChange={(customerEmail) => updateCheckoutDraft({ customerEmail })}
        onLeave={() => onLeave('email')}
        error={toError('email')}
        autoComplete="email"
        maxLength={254}
        hint={t('fields.emailHint')}
      />
    </DetailsSection>
  );
};

const InvoiceAddressFields = ({ draft, quote, onLeave, toError }: DetailsFieldsProps & { quote: CartQuote }) => {
  const { t } = useTranslation('checkout');
  return (
    <DetailsSection id="invoice-address" heading={t('address.invoice')}>
      <CheckboxOrRadioField label={t('address.other')}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            name="hasInvoiceAddress"
            autoComplete="off"
            checked={draft.invoiceAddress !== null}
            onChange={({ target }) =>
              updateCheckoutDraft({
                invoiceAddress: target.checked
                  ? { ...emptyAddressDraft, country: draft.shippingAddress.country }
                  : null,
              })
            }
          />
        )}
      </CheckboxOrRadioField>
      {draft.invoiceAddress && (
        <AddressFormFields
          group="invoice"
          address={draft.invoiceAddress}
          countries={quote.countries}
          onChange={updateCheckoutInvoiceAddress}
          onLeave={onLeave}
          toError={toError}
        />
      )}
    </DetailsSection>
  );
};

interface ExtraFieldsProps {
  /** In cents; `null` if gift wrapping is not offered. */
  wrapPriceCents: number | null;
  notice: string | undefined;
  onChange: () => void;
}

/** Gift wrapping, off by default (law row L5), and a comment to the project. */
const ExtraFields = ({ wrapPriceCents: wrapPrice, notice, onChange }: ExtraFieldsProps) => {
  const { t, i18n } = useTranslation('checkout');
  const presentWrap = useCheckoutStore((state) => state.presentWrap);
  const comment = useCheckoutStore((state) => state.comment);
  const { isShown, add } = useShownOptionalFields({ comment });
  return (
    <DetailsSection id="extras" heading={t('extras.heading')}>
      <div role="status">{notice !== undefined && <Notice variant="info">{notice}</Notice>}</div>
      {wrapPrice !== null && (
        <CheckboxOrRadioField label={t('extras.wrap', { price: formatPrice(wrapPrice, i18n.language as Locale) })}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              name="presentWrap"
              autoComplete="off"
              checked={presentWrap}
              onChange={({ target }) => {
                updateCheckoutDraft({ presentWrap: target.checked });
                onChange();
              }}
            />
          )}
        </CheckboxOrRadioField>
      )}
      {isShown('comment') ? (
        <Field label={t('extras.comment')} optionalLabel={t('optional')}>
          {(control) => (
            <textarea
              {...control}
              name="comment"
              rows={4}
              autoComplete="off"
              maxLength={orderLimits.comment}
              value={comment}
              onChange={({ target }) => {
                add('comment');
                updateCheckoutDraft({ comment: target.value });
              }}
            />
          )}
        </Field>
      ) : (
        <div className={styles.additions}>
          <AddOptionalFieldButton name="comment" onAdd={() => add('comment')}>
            {t('extras.addComment')}
          </AddOptionalFieldButton>
        </div>
      )}
    </DetailsSection>
  );
};
