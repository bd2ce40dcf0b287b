// The review before the order: contact and addresses with links to change them (law row L3), legal notes (L14), then
// the items and totals directly above the order button (L1, L2).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import type { CartQuote } from '../../../../contract/shop/cart-quote.ts';
import { type AddressDraft, toAddressLinesWithoutCountry } from '../../../../domain/checkout/checkout-draft.ts';
import {
  findSelectedShippingOption,
  isNothingLeftToPay,
} from '../../../../domain/checkout/reconcile-checkout-choices.ts';
import { paymentMethodToProviderName } from '../../../../domain/payment-provider-name.ts';
import { useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { formatCountryName } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { EnteredCodesField } from '../../entered-codes/EnteredCodesField.tsx';
import { placeCheckoutOrder } from '../payment/place-order.ts';
import { usePlaceOrderStore } from '../payment/place-order-store.ts';
import { CheckoutProblemNotice } from '../CheckoutProblemNotice.tsx';
import { CheckoutProgress } from '../CheckoutProgress.tsx';
import {
  type CheckoutProps,
  toPickupDetailsText,
  CheckoutTotalsList,
  useShippingReplacementNotice,
} from '../CheckoutStepParts.tsx';
import type { CheckoutQuoteState } from '../useCheckoutQuote.ts';
import { useCheckoutStepFocus } from '../useCheckoutStepFromUrlHash.ts';
import { CheckoutOrderLines } from './CheckoutOrderLines.tsx';
import { DescriptionListRow } from '../../../ui/DescriptionListRow.tsx';
import * as styles from './CheckoutConfirmStep.module.css';

export interface CheckoutConfirmStepProps extends CheckoutProps {
  checked: CheckoutQuoteState;
  quote: CartQuote;
}

export const CheckoutConfirmStep = ({ checked, quote, paths, guaranteeNotice }: CheckoutConfirmStepProps) => {
  const { t, i18n } = useTranslation('checkout');
  const locale = i18n.language as Locale;
  const heading = useCheckoutStepFocus('confirm');
  const placing = usePlaceOrderStore();
  const hasOpenAttempt = useCheckoutStore(({ attempt }) => attempt !== null);
  const provider = paymentMethodToProviderName(useCheckoutStore(({ paymentMethod }) => paymentMethod));
  const problem = placing.step === 'open' ? placing.problem : null;
  const replacementText = useShippingReplacementNotice(checked);
  const isBusy = placing.step !== 'open' || !checked.isCurrent;
  return (
    <div className={styles.confirm}>
      <CheckoutProgress current="confirm" />
      <h2 ref={heading} tabIndex={-1}>
        {t('confirm.heading')}
      </h2>
      {hasOpenAttempt && placing.step === 'open' && problem === null && (
        <Notice variant="info">{t('confirm.unanswered')}</Notice>
      )}
      <div role="status">{replacementText !== undefined && <Notice variant="info">{replacementText}</Notice>}</div>
      <div className={styles.columns}>
        <div className={styles.review}>
          <EnteredDetails quote={quote} />
          <LegalNotes paths={paths} guaranteeNotice={guaranteeNotice} />
        </div>
        <section className={styles.order} aria-labelledby="order-heading">
          <h3 id="order-heading" className={styles.heading}>
            {t('order.heading')}
          </h3>
          <CheckoutOrderLines lines={checked.lines} quote={quote} locale={locale} />
          <EnteredCodesField quote={quote} isFresh={checked.isFresh} />
          <CheckoutTotalsList quote={quote} locale={locale} isBusy={!checked.isCurrent} />
          <Button
            className={styles.button}
            isBusy={isBusy}
            onClick={() => placeCheckoutOrder(quote, { language: locale, thanksPath: paths.thanks })}
          >
            {t('confirm.order')}
          </Button>
          <div role="status">
            {placing.step === 'sending' && <p>{t('confirm.sending')}</p>}
            {placing.step === 'open' && !checked.isCurrent && <p>{t('asking')}</p>}
          </div>
          {problem && (
            <CheckoutProblemNotice
              problem={problem}
              locale={locale}
              provider={provider}
              totalCents={quote.totals.total_cents}
            />
          )}
        </section>
      </div>
    </div>
  );
};

/** The entered details, each with a link to its place in the form (law row L3). */
const EnteredDetails = ({ quote }: { quote: CartQuote }) => {
  const { t } = useTranslation('checkout');
  const draft = useCheckoutStore();
  const shipping = findSelectedShippingOption(draft, draft.availableShippingMethods);
  const payment = quote.payment_methods.find(({ id }) => id === draft.paymentMethod);
  const pickup = shipping?.pickup ?? null;
  return (
    <dl className={styles.details}>
      <EnteredDetail name={t('fields.email')} place="contact">
        {draft.customerEmail}
      </EnteredDetail>
      <EnteredDetail name={t(pickup ? 'address.own' : 'address.shipping')} place="shipping-address">
        <AddressText address={draft.shippingAddress} />
      </EnteredDetail>
      <EnteredDetail name={t('address.invoice')} place="invoice-address">
        {draft.invoiceAddress ? <AddressText address={draft.invoiceAddress} /> : t('address.same')}
      </EnteredDetail>
      <EnteredDetail name={t('delivery.heading')} place="delivery">
        {shipping?.name}
        {pickup && (
          <>
            <br />
            {toPickupDetailsText(t, pickup)}
          </>
        )}
      </EnteredDetail>
      <EnteredDetail name={t('payment.heading')} place="payment">
        {isNothingLeftToPay(quote) ? t('payment.nothingDue') : payment?.name}
      </EnteredDetail>
      {draft.comment.trim() !== '' && (
        <EnteredDetail name={t('extras.comment')} place="extras">
          <span className={styles.comment}>{draft.comment}</span>
        </EnteredDetail>
      )}
    </dl>
  );
};

const EnteredDetail = ({ name, place, children }: { name: string; place: string; children: ReactNode }) => {
  const { t } = useTranslation('checkout');
  return (
    <DescriptionListRow name={name}>
      <div>{children}</div>
      <Link href={`#${place}`} aria-label={t('confirm.editName', { name })}>
        {t('confirm.edit')}
      </Link>
    </DescriptionListRow>
  );
};

const AddressText = ({ address }: { address: AddressDraft }) => {
  const { i18n } = useTranslation('checkout');
  const lines = [
    ...toAddressLinesWithoutCountry(address),
    formatCountryName(address.country, i18n.language as Locale),
    address.phone,
  ];
  return lines
    .filter((line) => line !== '')
    .map((line, index) => (
      <span key={`${index} ${line}`} className={styles.addressLine}>
        {line}
      </span>
    ));
};

/**
 * Legal notes above the items and the button: links to terms, withdrawal and privacy in a new tab, and the notice on
 * the legal guarantee (law rows L2, L14).
 */
const LegalNotes = ({ paths, guaranteeNotice }: CheckoutProps) => {
  const { t } = useTranslation('checkout');
  const { t: guaranteeText } = useTranslation('guarantee');
  return (
    <section className={styles.legal} aria-labelledby="legal-heading">
      <h3 id="legal-heading" className={styles.heading}>
        {t('legal.heading')}
      </h3>
      <p>{t('legal.text')}</p>
      <ul>
        {(['terms', 'withdrawal', 'privacy'] as const).map((page) => (
          <li key={page}>
            <Link href={paths[page]} inNewTab>
              {t(`legal.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
      <LegalGuaranteeNotice
        image={guaranteeNotice}
        texts={{
          heading: guaranteeText('legal.heading'),
          text: guaranteeText('legal.text'),
          link: guaranteeText('legal.link'),
        }}
      />
    </section>
  );
};

interface LegalGuaranteeNoticeProps {
  /** `guaranteeNotice` of the shop's defaults. */
  image: { path: string; width: number; height: number } | null;
  /** Keys in the message file `guarantee`, below `legal`; the first two also describe the image. */
  texts: { heading: string; text: string; link: string };
}

/** The EU's page about the guarantee, in every language. */
const informationUrl = 'https://europa.eu/youreurope/garantien';

/**
 * The notice on the legal guarantee of conformity, shown directly in the checkout (law row L14: Regulation (EU)
 * 2025/1960): the official image, unchanged, if the settings contain it; otherwise the same as text.
 */
export const LegalGuaranteeNotice = ({ image, texts }: LegalGuaranteeNoticeProps) => (
  <section className={styles.notice} aria-label={texts.heading}>
    {image ? (
      <img
        className={styles.image}
        src={image.path}
        width={image.width}
        height={image.height}
        alt={`${texts.heading}. ${texts.text}`}
      />
    ) : (
      <>
        <p className={styles.guaranteeHeading}>{texts.heading}</p>
        <p>{texts.text}</p>
      </>
    )}
    <p>
      <Link href={informationUrl}>{texts.link}</Link>
    </p>
  </section>
);
