// The beginning of the checkout form as static HTML: a shopper can type before the scripts have loaded and the prices
// are known. The form then takes over the entries (use-captured-form-entries.ts).
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFieldMaxLengths } from '../../../../contract/shop/order-constants.ts';
import type { AddressDraft } from '../../../../domain/checkout/checkout-draft.ts';
import { CheckoutProgress } from '../CheckoutProgress.tsx';
import { AddressFormFields, CheckoutFormTextField } from './AddressFormFields.tsx';
import { capturePreHydrationFormEntries } from './pre-hydration-form-entries.ts';
import { showPreHydrationCheckoutFormScript } from './show-pre-hydration-form.ts';
import * as stepStyles from './CheckoutDetailsStep.module.css';
import * as styles from './PreHydrationCheckoutForm.module.css';

export interface PreHydrationCheckoutFormProps {
  /** Countries of delivery at build time, the default first. */
  countries: readonly string[];
}

export const PreHydrationCheckoutForm = ({ countries }: PreHydrationCheckoutFormProps) => {
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [address, setAddress] = useState(() => toBlankAddress(countries[0] ?? ''));
  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current && 'checkoutForm' in document.documentElement.dataset) capturePreHydrationFormEntries(current);
    };
  }, []);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: showPreHydrationCheckoutFormScript }} />
      <div className={styles.preview}>
        <CheckoutProgress current="details" />
        <div className={stepStyles.columns}>
          <div className={styles.summary} />
          <div>
            <h2 className={stepStyles.title}>{t('details.heading')}</h2>
            <form ref={form} className={styles.form} noValidate data-needs-script>
              <section className={stepStyles.group}>
                <h3 className={stepStyles.heading}>{t('contact.heading')}</h3>
                <CheckoutFormTextField
                  name="email"
                  text="email"
                  type="email"
                  inputMode="email"
                  value={email}
                  onChange={setEmail}
                  onLeave={checkNothing}
                  error={undefined}
                  autoComplete="email"
                  maxLength={254}
                  hint={t('fields.emailHint')}
                />
              </section>
              <section className={stepStyles.group}>
                <h3 className={stepStyles.heading}>{t('address.shipping')}</h3>
                <AddressFormFields
                  group="shipping"
                  address={address}
                  countries={countries}
                  onChange={(change) => setAddress((before) => ({ ...before, ...change }))}
                  onLeave={checkNothing}
                  toError={findNoError}
                />
              </section>
            </form>
          </div>
        </div>
      </div>
    </>
  );
};

/** The form checks the entries when it takes them over. */
const checkNothing = () => undefined;
const findNoError = () => undefined;

const toBlankAddress = (country: string): AddressDraft => ({
  ...(Object.fromEntries(Object.keys(addressFieldMaxLengths).map((field) => [field, ''])) as Omit<
    AddressDraft,
    'country'
  >),
  country,
});
