// What was filled in, each with the way back to its place in the form (law row L3).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { Quote } from '../../../../contract/shop/quote.ts';
import { useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { type AddressDraft, toAddressLines } from '../../../../domain/checkout/address-draft.ts';
import { toChosenShipping } from '../../../../domain/checkout/choices.ts';
import { formatCountry } from '../../../i18n/format-country.ts';
import { Link } from '../../../ui/Link.tsx';
import { toPickupText } from '../pickup-text.ts';
import * as styles from './Confirm.module.css';

export const GivenDetails = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('checkout');
  const draft = useCheckoutStore();
  const shipping = toChosenShipping(draft, draft.availableShippingMethods);
  const payment = quote.payment_methods.find(({ id }) => id === draft.paymentMethod);
  const pickup = shipping?.pickup ?? null;
  return (
    <dl className={styles.details}>
      <Detail name={t('fields.email')} place="contact">
        {draft.customerEmail}
      </Detail>
      <Detail name={t(pickup ? 'address.own' : 'address.shipping')} place="shipping-address">
        <AddressText address={draft.shippingAddress} />
      </Detail>
      <Detail name={t('address.invoice')} place="invoice-address">
        {draft.invoiceAddress ? <AddressText address={draft.invoiceAddress} /> : t('address.same')}
      </Detail>
      <Detail name={t('delivery.heading')} place="delivery">
        {shipping?.name}
        {pickup && (
          <>
            <br />
            {toPickupText(t, pickup)}
          </>
        )}
      </Detail>
      <Detail name={t('payment.heading')} place="payment">
        {payment?.name}
      </Detail>
      {draft.comment.trim() !== '' && (
        <Detail name={t('extras.comment')} place="extras">
          <span className={styles.comment}>{draft.comment}</span>
        </Detail>
      )}
    </dl>
  );
};

const Detail = ({ name, place, children }: { name: string; place: string; children: ReactNode }) => {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <div>{children}</div>
        <Link href={`#${place}`} aria-label={t('confirm.editName', { name })}>
          {t('confirm.edit')}
        </Link>
      </dd>
    </div>
  );
};

const AddressText = ({ address }: { address: AddressDraft }) => {
  const { i18n } = useTranslation('checkout');
  const lines = [...toAddressLines(address), formatCountry(address.country, i18n.language as Locale), address.phone];
  return lines
    .filter((line) => line !== '')
    .map((line, index) => (
      <span key={`${index} ${line}`} className={styles.addressLine}>
        {line}
      </span>
    ));
};
